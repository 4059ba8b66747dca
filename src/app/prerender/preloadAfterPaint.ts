/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface PreloadWindow {
  readonly document: Pick<Document, 'head' | 'createElement'>;
  readonly PerformanceObserver?: typeof PerformanceObserver;
}

/**
 * Runs inline in the head, and so must not refer to anything outside itself. Asks for the modules
 * that the app's own will need as soon as the first screen is painted: each request takes a slow
 * phone some milliseconds, and before the paint there would be dozens.
 */
export function preloadAfterPaint(window: PreloadWindow, files: readonly string[]): void {
  const { document, PerformanceObserver } = window;
  const preload = () => {
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };
  if (PerformanceObserver === undefined) {
    preload();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    preload();
  });
  observer.observe({ type: 'paint', buffered: true });
}
