/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface LinkWindow {
  readonly document: Pick<Document, 'head' | 'createElement'>;
  readonly requestAnimationFrame: (task: () => void) => unknown;
  readonly setTimeout: (task: () => void) => unknown;
}

/**
 * Runs inline in the head, and so must not refer to anything outside itself. Asks for the modules
 * that the app will need as soon as the first screen is painted: each request takes a slow phone
 * some milliseconds, and before the paint there would be dozens. A few at a time: all at once would
 * keep frames and fingers waiting. Frames tell of the paint, as an observer of paints alone takes
 * such a phone longer than the requests.
 */
export function linkAfterPaint(window: LinkWindow, files: readonly string[]): void {
  const { document } = window;
  const AT_A_TIME = 3;
  const ask = (from: number) => {
    for (const href of files.slice(from, from + AT_A_TIME)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
    const next = from + AT_A_TIME;
    if (next < files.length) window.setTimeout(() => ask(next));
  };
  // The first frame holds the whole screen; what comes after the second keeps nothing waiting.
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() => window.setTimeout(() => ask(0))),
  );
}
