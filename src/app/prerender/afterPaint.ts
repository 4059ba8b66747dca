/** What tells of frames; a part of the window, so that it can be tested. */
export interface FrameWindow {
  readonly document: Pick<Document, 'visibilityState'>;
  readonly requestAnimationFrame: (task: () => void) => unknown;
  readonly setTimeout: (task: () => void, milliseconds?: number) => unknown;
}

/**
 * Runs inline, and so must not refer to anything outside itself. Resolves once what the document
 * holds is painted, as the app's modules take a phone longer than that; at once where nobody sees
 * the page, and after a second where no frame comes: a window that is covered may get none.
 */
export function afterPaint(window: FrameWindow): Promise<void> {
  if (window.document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // The first frame paints the screen; what comes after the second does not keep it waiting.
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() => window.setTimeout(resolve)),
    );
    window.setTimeout(resolve, 1000);
  });
}
