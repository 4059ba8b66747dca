import { type RefObject, useRef } from 'react';

/** Radix gives the focus back to its own Trigger only. These dialogs are opened from anywhere, so
 * what had the focus is remembered, and gets it back if it is still there. */
export function useFocusReturn(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const opener = useRef<HTMLElement>(null);

  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whatever closed the dialog may have led the focus on, to a new screen's heading for one.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    },
  };
}
