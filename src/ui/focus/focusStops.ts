const STOPS = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join();

function isInReach(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('[aria-hidden="true"]') === null;
}

/** What the Tab key stops at in a part of the page, in its order; the part itself too. */
export function focusStops(part: Element): HTMLElement[] {
  const within = [part, ...part.querySelectorAll(STOPS)];
  return within.filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.matches(STOPS),
  );
}

/** The same, without what is not shown or belongs to what is behind a dialog. */
export function focusStopsInReach(part: Element): HTMLElement[] {
  return focusStops(part).filter(isInReach);
}
