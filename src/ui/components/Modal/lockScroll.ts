let open = 0;

function show(): void {
  document.documentElement.toggleAttribute('data-scroll-lock', open > 0);
}

/**
 * Holds the page behind a dialog still while the dialog is there. On the root element, not by
 * `:has()`: that makes browsers recompute the root's style at every change anywhere in the page.
 */
export function lockScroll(scrim: HTMLElement | null) {
  if (scrim === null) return;
  open += 1;
  show();
  return () => {
    open -= 1;
    show();
  };
}
