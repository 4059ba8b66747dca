import { useEffect, useState } from 'react';
import { isTextField } from './isTextField';
import { SMALLEST_KEYBOARD_PX } from './smallestKeyboard';
import { useIsWriting } from './useIsWriting';

/**
 * Whether somebody writes by a keyboard that takes room on the screen: since a field has the focus,
 * less of the page is in sight than before.
 */
export function useIsKeyboardUp(): boolean {
  const isWriting = useIsWriting();
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    // A browser may lack it, whatever its types say.
    const seen = window.visualViewport ?? null;
    if (seen === null) return;
    let width = innerWidth;
    let tallest = 0;
    const look = () => {
      const height = seen.height * seen.scale;
      const isSameScreen = isTextField(document.activeElement) && width === innerWidth;
      width = innerWidth;
      tallest = isSameScreen ? Math.max(tallest, height) : height;
      setCovered(tallest - height >= SMALLEST_KEYBOARD_PX);
    };
    look();
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return isWriting && isCovered;
}
