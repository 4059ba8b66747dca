/** Whether an event belongs to a field: arrow keys and drags move the caret in it. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable]') !== null;
}
