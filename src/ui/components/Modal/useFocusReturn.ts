import { type RefObject, useRef } from 'react';
import { focusScreen } from '@/ui/focus/moveFocus';
import { afterPaint } from '@/ui/page/afterPaint';

export type FocusOptions = {
  /** Takes the focus on opening; the first control does otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Nobody pressed anything for it: it may be painted before it takes the focus. */
  opensByItself?: boolean | undefined;
};

/** Radix gives the focus back to its own Trigger only. These dialogs are opened from anywhere, so
 * what had the focus is remembered, and gets it back if it is still there. */
export function useFocusReturn({ initialFocus, opensByItself = false }: FocusOptions) {
  const opener = useRef<HTMLElement>(null);

  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      if (!initialFocus?.current) return;
      event.preventDefault();
      if (!opensByItself) {
        initialFocus.current.focus();
        return;
      }
      // Taking the focus lays the whole page out, on a slow phone for some frames. What has it is
      // about to be hidden from screen readers, and must not keep it till then.
      opener.current?.blur();
      afterPaint(() => initialFocus.current?.focus());
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whatever closed the dialog may have led the focus on, to a new screen's heading for one.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
      // What opened it is gone, or nobody did.
      if (document.activeElement === document.body) focusScreen();
    },
  };
}
