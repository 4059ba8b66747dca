/** Nobody has chosen what has the focus: it is on nothing, or was handed to the heading. */
export function isFocusUnclaimed(): boolean {
  return document.activeElement?.matches('body, main h1') ?? true;
}
