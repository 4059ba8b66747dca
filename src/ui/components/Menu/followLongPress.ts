/** Milliseconds that a finger rests before it has pressed long, as on iOS and Android. */
const LONG_PRESS_MS = 500;
/** A finger that moves further than so many pixels scrolls. */
const MOST_MOVED = 10;

/** What has a long press of its own. */
const OWN_PRESS = 'a[href], button, input, textarea';

/**
 * Calls `onLongPress` with what a finger or a pen rests on in an area, as a menu of a phone opens.
 * A mouse goes on selecting text. Scrolling calls it off: browsers cancel the pointer then. Returns
 * the end of it.
 */
export function followLongPress(
  area: HTMLElement,
  onLongPress: (target: Element) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: { readonly x: number; readonly y: number; readonly timer: number } | null = null;
  /** The finger that opened the menu is still down. */
  let isHeld = false;

  function callOff(): void {
    if (pressed !== null) clearTimeout(pressed.timer);
    pressed = null;
  }

  function begin({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    callOff();
    isHeld = false;
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
    if (target.closest(OWN_PRESS) !== null) return;
    const timer = window.setTimeout(() => {
      pressed = null;
      isHeld = true;
      onLongPress(target);
    }, LONG_PRESS_MS);
    pressed = { x, y, timer };
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (pressed === null) return;
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > MOST_MOVED) callOff();
  }

  area.addEventListener('pointerdown', begin, { signal });
  area.addEventListener('pointermove', move, { signal });
  // Wherever the finger is by then.
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, callOff, { signal });
  }
  window.addEventListener(
    'contextmenu',
    (event) => {
      // Android's own long press, which would select a word beside the menu.
      if (pressed !== null || isHeld) event.preventDefault();
      isHeld = false;
    },
    { signal },
  );
  return () => {
    callOff();
    controller.abort();
  };
}
