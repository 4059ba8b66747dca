/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface PreloadWindow {
  readonly document: Pick<Document, 'head' | 'createElement'>;
  readonly setTimeout: (task: () => void) => void;
  readonly PerformanceObserver?: typeof PerformanceObserver;
}

/**
 * Runs inline in the head, and so must not refer to anything outside itself. Asks for the modules
 * that the app's own will need as soon as the first screen is painted: each request takes a slow
 * phone some milliseconds, and before the paint there would be dozens. A few at a time: all at once
 * would keep frames and fingers waiting.
 */
export function preloadAfterPaint(window: PreloadWindow, files: readonly string[]): void {
  const { document, PerformanceObserver } = window;
  const AT_A_TIME = 3;
  const preload = (from = 0) => {
    for (const href of files.slice(from, from + AT_A_TIME)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
    const next = from + AT_A_TIME;
    if (next < files.length) window.setTimeout(() => preload(next));
  };
  if (PerformanceObserver === undefined) {
    preload();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    // A first frame may hold nothing but the ground.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    preload();
  });
  observer.observe({ type: 'paint', buffered: true });
}
