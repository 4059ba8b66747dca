/** Pixels between a menu and the edge of the window. */
const MARGIN = 8;
/** Pixels between a menu and what it belongs to. */
const GAP = 4;

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * Puts a fixed element below another, or above it where there is no room below: its end under the
 * other's end, or its start under the start where it would leave the window.
 */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  // Gone with its row: it stays where it was.
  if (!anchor.isConnected) return;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const right = document.documentElement.clientWidth - MARGIN;
  const bottom = window.innerHeight - MARGIN;
  const isEndInside = box.right - width >= MARGIN;
  const left = within(MARGIN, isEndInside ? box.right - width : box.left, right - width);
  const isBelow = box.bottom + GAP + height <= bottom;
  const top = isBelow ? box.bottom + GAP : box.top - GAP - height;
  element.style.left = `${left}px`;
  element.style.top = `${within(MARGIN, top, Math.max(MARGIN, bottom - height))}px`;
}
