import { useEffect, useState } from 'react';
import { isTextField } from './isTextField';

/** So long after a field has lost the focus somebody is still taken to be writing. */
const QUIET_MS = 400;

/**
 * Whether a text field has the focus. It ends a moment later, and not before a press is over: what
 * comes back then must not move from under the finger that took the focus away.
 */
export function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isTextField(document.activeElement)) setWriting(true);
      else if (!isPressed) timer = setTimeout(() => setWriting(false), QUIET_MS);
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
