import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Escape in a field with text clears it, before it closes the sheet around it: heard on the window,
 * as dialogs listen on the document.
 */
export function useEscapeToClear(
  field: RefObject<HTMLInputElement | null>,
  hasText: boolean,
  clear: () => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== field.current) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clear();
  });
  useEffect(() => {
    if (!hasText) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [hasText]);
}
