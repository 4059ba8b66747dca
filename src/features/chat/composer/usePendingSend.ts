import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Enter that is pressed before the chat is open is answered once it is, unless the text is another
 * by then. Returns what to do with such an Enter.
 */
export function usePendingSend(
  field: RefObject<HTMLTextAreaElement | null>,
  { isOpen, text, send }: { isOpen: boolean; text: string; send: () => void },
): () => void {
  const owed = useRef<string | null>(null);
  const sendOwed = useEffectEvent(() => {
    if (owed.current === text) send();
  });
  useEffect(() => {
    if (isOpen) sendOwed();
    owed.current = null;
  }, [isOpen]);
  return () => {
    owed.current = field.current?.value ?? null;
  };
}
