import { useState } from 'react';

/**
 * The text in the search box. It is shown and searched at once; the address follows. Text that
 * comes from the address alone (Back, a shared link) replaces it.
 */
export function useMatchText(
  inAddress: string,
  toAddress: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [shownFor, setShownFor] = useState(inAddress);
  // While rendering, not in an effect: the text of the address before is never drawn with the new list.
  if (shownFor !== inAddress) {
    setShownFor(inAddress);
    setText(inAddress);
  }

  function change(next: string): void {
    setText(next);
    toAddress(next);
  }
  return [text, change];
}
