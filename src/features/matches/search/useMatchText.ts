import { useEffect, useRef, useState } from 'react';

/**
 * The text in the search box. It is shown and searched at once; the address follows. Text that
 * comes from the address alone (Back, a shared link) replaces it.
 */
export function useMatchText(
  inAddress: string,
  toAddress: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const sent = useRef(inAddress);

  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  function change(next: string): void {
    setText(next);
    sent.current = next;
    toAddress(next);
  }
  return [text, change];
}
