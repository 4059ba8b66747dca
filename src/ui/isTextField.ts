/** Whether something is a field that is written in, itself and not by what is around it. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input, [contenteditable]');
}
