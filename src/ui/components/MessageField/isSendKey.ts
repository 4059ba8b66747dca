/**
 * Enter sends; with Shift it breaks the line, and while an input method composes it ends a word,
 * which Safari reports only by the code 229. Its source stands in the documents too: it must not
 * refer to anything outside itself.
 */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
