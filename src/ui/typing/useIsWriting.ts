import { useEffect, useState } from 'react';
import { isTextField } from './isTextField';

/** So long after a field has lost the focus somebody is still taken to be writing. */
const QUIET_MS = 400;

const EVENTS = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel'];

const DIALOG = '[role="dialog"]';

/**
 * Whether a text field has the focus. It ends a moment later, and not before a press is over, nor
 * over a dialog that was opened meanwhile, which begins below the notices: what comes back then must
 * move nothing from under the finger. A dialog that closes gives the focus back, and so it is
 * looked at again. With the Tab key it ends at once: what was hidden can be the next stop.
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
      const isHeld = !wroteInDialog && document.querySelector(DIALOG) !== null;
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
    const follow = ({ type }: Event) => {
      if (type.startsWith('pointer')) isPressed = type === 'pointerdown';
      look();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setWriting(false);
    };
    look();
    document.addEventListener('keydown', leave, options);
    for (const type of EVENTS) document.addEventListener(type, follow, options);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return isWriting;
}
