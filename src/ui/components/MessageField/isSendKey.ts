import type { KeyboardEvent } from 'react';

/** Enter that ends a word of an input method; Safari reports it only by the code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** Enter sends; with Shift it breaks the line. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event);
}
