/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface LinkWindow {
  readonly document: Pick<Document, 'head' | 'createElement'>;
  readonly setTimeout: (task: () => void) => unknown;
}

/**
 * Runs inline, and so must not refer to anything outside itself. Asks for modules ahead of their
 * turn: each request takes a slow phone some milliseconds, so a few at a time, as all at once would
 * keep frames and fingers waiting.
 */
export function linkModules({ document, setTimeout }: LinkWindow, files: readonly string[]): void {
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
    if (next < files.length) setTimeout(() => ask(next));
  };
  ask(0);
}
