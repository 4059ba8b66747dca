/** Puts the focus where a person has come to: nothing scrolls, and Tab goes on from there. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Puts the focus on the heading of the screen. */
export function focusScreen(): void {
  focusQuietly(document.querySelector('main h1') ?? document.querySelector('main'));
}
