import { UNPAINTED, WEB_FONT } from '../ui/theme/webFont.ts';
import type { DocumentFacts } from './facts.ts';
import { addLink, type Link, type LinkWindow, linkModules } from './linkModules.ts';

/** What tells of frames and paints; a part of the window, so that it can be tested. */
export interface LoadAppWindow<L extends Link> extends LinkWindow<L> {
  readonly document: LinkWindow<L>['document'] & {
    readonly visibilityState: DocumentVisibilityState;
    readonly documentElement: { removeAttribute(name: string): void };
    readonly fonts: { load(font: string): Promise<unknown> };
  };
  readonly navigator: { readonly serviceWorker?: { readonly controller: unknown } };
  readonly performance: { getEntriesByType(type: string): readonly unknown[] };
  readonly requestAnimationFrame: (task: () => void) => unknown;
}

const FRAMES_AT_MOST = 12;
const FRAME_TIMEOUT_MS = 1000;

/** Resolves once a frame is presented; where none comes, as in a covered window, after a second. */
function firstFrame({
  performance,
  requestAnimationFrame,
  setTimeout,
}: Omit<LoadAppWindow<Link>, 'document'>) {
  return new Promise<void>((resolve) => {
    // A busy device shows a frame some frames after it was made. Not every browser tells.
    const afterFrame = (frame: number) => {
      const isShown = performance.getEntriesByType('paint').length > 0;
      if (frame > 1 && (isShown || frame === FRAMES_AT_MOST)) setTimeout(resolve);
      else requestAnimationFrame(() => afterFrame(frame + 1));
    };
    afterFrame(0);
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });
}

/**
 * Loads the app's modules after the first frame, each in a task of its own: together they keep a
 * slow phone from answering for a quarter of a second. None is requested earlier: what comes in
 * takes the core that draws that frame. The app starts when its style sheet is there, or has failed.
 * A page that nobody sees has no frames, and its timers are slow: there the app starts at once.
 */
export async function loadApp<L extends Link>(
  window: LoadAppWindow<L>,
  { modules, sheet }: Pick<DocumentFacts, 'modules' | 'sheet'>,
  needed: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  const { document, navigator } = window;
  const isSeen = document.visibilityState === 'visible';
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  const loadFont = () => document.fonts.load(`1em ${WEB_FONT}`);
  // From the network it takes long; a worker's answer would only come in the way of the paint.
  const comingFont = hasWorker ? undefined : loadFont();
  comingFont?.catch(() => undefined);
  if (isSeen) await firstFrame(window);
  // Named before it is there, it would have the screen laid out twice.
  const named = () => document.documentElement.removeAttribute(UNPAINTED);
  (comingFont ?? loadFont()).then(named, named);
  const styled = new Promise<void>((resolve) => {
    const link = addLink(window, 'stylesheet', sheet);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  if (isSeen) linkModules(window, [...modules, ...needed]);
  for (const file of isSeen ? modules : modules.slice(-1)) {
    if (file === modules.at(-1)) await styled;
    await load(file);
    await new Promise<void>((resolve) => window.setTimeout(resolve));
  }
}
