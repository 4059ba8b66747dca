import { type RefObject, useEffect, useRef } from 'react';

/**
 * Enter that is pressed before the chat is open is answered once it is, unless the text is another
 * by then. Returns what to do with such an Enter.
 */
export function usePendingSend(
  field: RefObject<HTMLTextAreaElement | null>,
  { isOpen, text, send }: { isOpen: boolean; text: string; send: () => void },
): () => void {
  const owed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (isOpen && owed.current === text) send();
    owed.current = null;
  }, [isOpen]);
  return () => {
    owed.current = field.current?.value ?? null;
  };
}
