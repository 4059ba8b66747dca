import { KEYBOARD_INSET } from '../theme/keyboardInset';
import { isTextField } from './isTextField';
import { SMALLEST_KEYBOARD_PX } from './smallestKeyboard';

/** What of the visual viewport counts: its height, how far it is panned and zoomed. */
type Seen = Pick<VisualViewport, 'height' | 'scale'> & EventTarget;

/**
 * Tells the style sheets how much of the window a phone's keyboard covers. Chromium and Firefox
 * shrink the window itself (`interactive-widget` in index.html); Safari lays the keyboard over it
 * and pans the page, which pushes the header out of sight. Active only while a field is focused
 * and nobody has zoomed in.
 */
export function followKeyboard(seen: Seen | null = window.visualViewport ?? null): void {
  if (seen === null) return;
  const { style } = document.documentElement;
  let inset = 0;

  function update(): void {
    if (seen === null) return;
    const covered = Math.round(innerHeight - seen.height);
    const isUp =
      isTextField(document.activeElement) &&
      Math.abs(seen.scale - 1) < 0.01 &&
      covered >= SMALLEST_KEYBOARD_PX;
    const next = isUp ? covered : 0;
    if (next !== inset) {
      inset = next;
      if (inset === 0) style.removeProperty(KEYBOARD_INSET);
      else style.setProperty(KEYBOARD_INSET, `${inset}px`);
    }
    // A screen as high as the window has nothing to scroll to: only Safari's panning moved it.
    const isWholeScreen = () => document.documentElement.scrollHeight <= innerHeight + 1;
    if (isUp && isWholeScreen() && scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
  }

  seen.addEventListener('resize', update);
  seen.addEventListener('scroll', update);
  document.addEventListener('focusin', update);
  // The next field may take the focus at once: the keyboard stays up between the two.
  document.addEventListener('focusout', () => setTimeout(update));
}
