interface Link {
  rel: string;
  href: string;
  addEventListener(type: 'load' | 'error', listener: () => void): void;
}

/** What tells of frames and paints; a part of the window, so that it can be tested. */
export interface LoadAppWindow {
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    readonly documentElement: { removeAttribute(name: string): void };
    readonly fonts: { load(font: string): Promise<unknown> };
    readonly head: { append(link: Link): void };
    createElement(name: 'link'): Link;
  };
  /** What the first screen needs beside the app's modules, once the document knows which it is. */
  readonly neededModules?: readonly string[];
  readonly navigator: { readonly serviceWorker?: { readonly controller: unknown } };
  readonly performance: { getEntriesByType(type: string): readonly unknown[] };
  readonly requestAnimationFrame: (task: () => void) => unknown;
  readonly setTimeout: (task: () => void, milliseconds?: number) => unknown;
}

export interface LoadAppConfig {
  /** The style rules that the document does without. */
  readonly sheet: string;
  /** The app's modules, of which the last one starts it. */
  readonly modules: readonly string[];
  /** What the worker of a first visit will ask for. */
  readonly pack: string;
  /** The family that the first paint goes without. */
  readonly font: string;
  /** The attribute of the root that keeps it so. */
  readonly mark: string;
}

/**
 * Runs inline, and so must not refer to anything outside itself. Loads the app once what the
 * document holds is on the glass, each module in a task of its own: together they keep a slow phone
 * from answering for a quarter of a second. No module is asked for before: what comes in takes the
 * core that draws the first frame. The app starts when its style is there, or cannot be had.
 * Where nobody sees the page there are no frames, and timers are slow: there it begins at once. A
 * window that is covered may get no frames either; a second is waited for one. Then the link is idle,
 * and a slow phone busy for a second or two: what the worker will ask for comes meanwhile.
 */
export async function loadApp(
  window: LoadAppWindow,
  { sheet, modules, pack, font, mark }: LoadAppConfig,
  load: (file: string) => Promise<unknown>,
  linkAll: (modules: readonly string[]) => void,
): Promise<void> {
  const { document } = window;
  const isSeen = document.visibilityState === 'visible';
  const hasWorker = Boolean(window.navigator.serviceWorker?.controller);
  const loadFont = () => document.fonts.load(`1em ${font}`);
  // From the network it takes long; a worker's answer would only come in the way of the paint.
  const comingFont = hasWorker ? undefined : loadFont();
  comingFont?.catch(() => undefined);
  if (isSeen) {
    const FRAMES_AT_MOST = 12;
    await new Promise<void>((resolve) => {
      // A busy device shows a frame some frames after it was made. Not every browser tells.
      const afterFrame = (frame: number) => {
        const isShown = window.performance.getEntriesByType('paint').length > 0;
        if (frame > 1 && (isShown || frame === FRAMES_AT_MOST)) window.setTimeout(resolve);
        else window.requestAnimationFrame(() => afterFrame(frame + 1));
      };
      afterFrame(0);
      window.setTimeout(resolve, 1000);
    });
  }
  // Named before it is there, it would have the screen laid out twice.
  const named = () => document.documentElement.removeAttribute(mark);
  (comingFont ?? loadFont()).then(named, named);
  const ask = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  };
  const styled = new Promise<void>((resolve) => {
    const link = ask('stylesheet', sheet);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  if (isSeen) linkAll([...modules, ...(window.neededModules ?? [])]);
  for (const file of isSeen ? modules : modules.slice(-1)) {
    if (file === modules.at(-1)) await styled;
    await load(file);
    await new Promise<void>((resolve) => window.setTimeout(resolve));
  }
  if (window.navigator.serviceWorker?.controller === null) ask('prefetch', pack);
}
