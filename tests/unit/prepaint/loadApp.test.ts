import { describe, expect, it } from 'vitest';
import type { Link } from '@/prepaint/linkModules';
import { type LoadAppWindow, loadApp } from '@/prepaint/loadApp';

function stage(
  visibilityState: 'visible' | 'hidden' = 'visible',
  navigator: LoadAppWindow<Link>['navigator'] = {},
) {
  const frames: (() => void)[] = [];
  const paints: string[] = [];
  const links: string[] = [];
  const linked: string[] = [];
  const marks = new Set(['data-unpainted']);
  const fontIs = new Map<string, { there(): void; missing(): void }>();
  const listeners = new Map<string, () => void>();
  let timers: { readonly task: () => void; readonly milliseconds: number }[] = [];
  const window: LoadAppWindow<Link> = {
    document: {
      visibilityState,
      documentElement: { removeAttribute: (name) => marks.delete(name) },
      fonts: {
        load: (font) =>
          new Promise((resolve, reject) => {
            fontIs.set(font, { there: () => resolve([]), missing: () => reject(new Error()) });
          }),
      },
      head: {
        append: ({ rel, href }) =>
          rel === 'modulepreload' ? linked.push(href) : links.push(`${rel} ${href}`),
      },
      createElement: () => ({
        rel: '',
        href: '',
        crossOrigin: null,
        addEventListener: (type, listener) => listeners.set(type, listener),
      }),
    },
    navigator,
    performance: { getEntriesByType: (type) => (type === 'paint' ? paints : ['navigate']) },
    requestAnimationFrame: (task) => frames.push(task),
    setTimeout: (task, milliseconds = 0) => timers.push({ task, milliseconds }),
  };
  const loaded: string[] = [];
  const begun = loadApp(
    window,
    { sheet: 'rest.css', modules: ['react.js', 'app.js'] },
    ['screen.js'],
    async (file) => {
      loaded.push(file);
    },
  );
  return {
    begun,
    loaded,
    linked,
    marks,
    fontIs,
    links,
    tell: (type: 'load' | 'error') => listeners.get(type)?.(),
    paint: () => paints.push('first-contentful-paint'),
    frame() {
      for (const task of frames.splice(0)) task();
    },
    /** Lets the timers that are due after so long do their task, and what follows on it. */
    async pass(milliseconds = 0) {
      const due = timers.filter((timer) => timer.milliseconds <= milliseconds);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const timer of due) timer.task();
      for (let turns = 0; turns < 9; turns += 1) await Promise.resolve();
    },
  };
}

describe('the app begins', () => {
  it('in the task behind the second frame, each module in its own', async () => {
    const { frame, paint, pass, loaded, linked, begun, tell } = stage();
    await pass();
    paint();
    frame();
    await pass();
    frame();
    expect({ loaded, linked }).toEqual({ loaded: [], linked: [] });
    await pass();
    expect(loaded).toEqual(['react.js']);
    expect(linked).toEqual(['react.js', 'app.js', 'screen.js']);
    tell('load');
    await pass();
    expect(loaded).toEqual(['react.js', 'app.js']);
    await pass();
    await begun;
  });

  it('when a busy device has shown what it painted', async () => {
    const { frame, paint, pass, loaded } = stage();
    for (let frames = 0; frames < 5; frames += 1) frame();
    await pass();
    expect(loaded).toEqual([]);
    paint();
    frame();
    await pass();
    expect(loaded).toEqual(['react.js']);
  });

  it('after a few frames where the browser tells of no paint', async () => {
    const { frame, pass, loaded } = stage();
    for (let frames = 0; frames < 11; frames += 1) frame();
    await pass();
    expect(loaded).toEqual([]);
    frame();
    await pass();
    expect(loaded).toEqual(['react.js']);
  });

  it('after a second at most where no frame comes', async () => {
    const { pass, loaded } = stage();
    await pass(999);
    expect(loaded).toEqual([]);
    await pass(1000);
    expect(loaded).toEqual(['react.js']);
  });

  it('at once, and by its own module, where nobody sees the page', async () => {
    const { pass, loaded, linked, tell } = stage('hidden');
    tell('load');
    await pass(-1);
    expect({ loaded, linked }).toEqual({ loaded: ['app.js'], linked: [] });
  });

  const visits = [
    { who: 'a worker answers', asks: 0, navigator: { serviceWorker: { controller: {} } } },
    { who: 'no worker does yet', asks: 1, navigator: { serviceWorker: { controller: null } } },
    { who: 'there can be no worker', asks: 1, navigator: {} },
  ];
  const fonts = visits.flatMap((visit) =>
    (['there', 'missing'] as const).map((end) => ({ ...visit, end })),
  );

  it.each(fonts)('with its font, once painted and $end, where $who', async (visit) => {
    const { frame, fontIs, marks, paint, pass } = stage('visible', visit.navigator);
    frame();
    frame();
    await pass();
    expect(fontIs.size).toBe(visit.asks);
    paint();
    frame();
    await pass();
    expect(marks).toEqual(new Set(['data-unpainted']));
    fontIs.get('1em Figtree')?.[visit.end]();
    await pass(-1);
    expect(marks).toEqual(new Set());
  });

  it.each(['visible', 'hidden'] as const)('where it is %s, with its sheet', async (visibility) => {
    const { frame, paint, pass, loaded, links, tell } = stage(visibility);
    paint();
    frame();
    frame();
    if (visibility === 'visible') expect(links).toEqual([]);
    for (let tasks = 0; tasks < 9; tasks += 1) await pass();
    expect(links).toEqual(['stylesheet rest.css']);
    expect(loaded).not.toContain('app.js');
    tell('load');
    await pass(-1);
    expect(loaded).toContain('app.js');
  });

  it('without its sheet where that cannot be had', async () => {
    const { pass, loaded, tell } = stage('hidden');
    tell('error');
    await pass(-1);
    expect(loaded).toEqual(['app.js']);
  });

  it('without a font that was missing before the paint', async () => {
    const { frame, fontIs, marks, paint, pass } = stage();
    fontIs.get('1em Figtree')?.missing();
    // Only then is a rejection that nobody listens to told.
    await new Promise((resolve) => setImmediate(resolve));
    paint();
    frame();
    frame();
    frame();
    await pass();
    expect(marks).toEqual(new Set());
  });
});
