const TEXT_FIELD = `textarea, [contenteditable], input:not(${[
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'submit',
]
  .map((type) => `[type=${type}]`)
  .join()})`;

/** Whether something is a field that is written in, itself and not by what is around it. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELD);
}
