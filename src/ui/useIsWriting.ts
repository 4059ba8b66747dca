import { useEffect, useState } from 'react';
import { isTextField } from './isTextField';

/** So long after a field has lost the focus somebody is still taken to be writing. */
const QUIET_MS = 400;

const DIALOG = '[role="dialog"]';
const isDialogOpen = () => document.querySelector(DIALOG) !== null;

/**
 * Whether a text field has the focus. It ends a moment later, and not before a press is over, nor
 * over a dialog that was opened meanwhile, which begins below the notices: what comes back then must
 * move nothing from under the finger. A dialog that closes gives the focus back, and so it is
 * looked at again.
 */
export function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let isPressed = false;
    let wroteInDialog = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      const isHeld = isDialogOpen() && !wroteInDialog;
      setWriting((was) => was && isHeld);
    };
    const look = () => {
      clearTimeout(timer);
      const { activeElement } = document;
      if (isTextField(activeElement)) {
        wroteInDialog = activeElement?.closest(DIALOG) !== null;
        setWriting(true);
      } else if (!isPressed) timer = setTimeout(end, QUIET_MS);
    };
    const press = (pressed: boolean) => () => {
      isPressed = pressed;
      look();
    };
    look();
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, look, options);
    document.addEventListener('pointerdown', press(true), options);
    for (const type of ['pointerup', 'pointercancel']) {
      document.addEventListener(type, press(false), options);
    }
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return isWriting;
}
