/** What tells of frames; a part of the window, so that it can be tested. */
export interface BeginningWindow {
  readonly document: Pick<Document, 'visibilityState'>;
  readonly requestAnimationFrame: (task: () => void) => unknown;
  readonly setTimeout: (task: () => void, milliseconds?: number) => unknown;
}

/**
 * Runs inline, and so must not refer to anything outside itself. Loads the app's modules, of which
 * the last one starts it, once what the document holds is painted, and each in a task of its own:
 * together they keep a slow phone from answering for a quarter of a second. Where nobody sees the
 * page there are no frames, and timers are slow: there it begins at once. A window that is covered
 * may get no frames either; a second is waited for one.
 */
export async function beginApp(
  window: BeginningWindow,
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  const isSeen = window.document.visibilityState === 'visible';
  if (isSeen) {
    await new Promise<void>((resolve) => {
      // The first frame paints the screen; what comes after the second does not keep it waiting.
      window.requestAnimationFrame(() =>
        window.requestAnimationFrame(() => window.setTimeout(resolve)),
      );
      window.setTimeout(resolve, 1000);
    });
  }
  for (const file of isSeen ? files : files.slice(-1)) {
    await load(file);
    await new Promise<void>((resolve) => window.setTimeout(resolve));
  }
}
