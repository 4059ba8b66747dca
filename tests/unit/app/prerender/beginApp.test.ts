import { describe, expect, it } from 'vitest';
import { type BeginningWindow, beginApp } from '@/app/prerender/beginApp';

function stage(
  visibilityState: 'visible' | 'hidden' = 'visible',
  sheet?: string,
  navigator: BeginningWindow['navigator'] = {},
) {
  const frames: (() => void)[] = [];
  const paints: string[] = [];
  const sheets: string[] = [];
  const listeners = new Map<string, () => void>();
  let timers: { readonly task: () => void; readonly milliseconds: number }[] = [];
  const window: BeginningWindow = {
    document: {
      visibilityState,
      head: { append: ({ rel, href }) => sheets.push(`${rel} ${href}`) },
      createElement: () => ({
        rel: '',
        href: '',
        addEventListener: (type, listener) => listeners.set(type, listener),
      }),
    },
    navigator,
    performance: { getEntriesByType: (type) => (type === 'paint' ? paints : ['navigate']) },
    requestAnimationFrame: (task) => frames.push(task),
    setTimeout: (task, milliseconds = 0) => timers.push({ task, milliseconds }),
  };
  const loaded: string[] = [];
  // As the document has it: a source that refers to nothing outside itself.
  const begin: typeof beginApp = new Function(`return (${beginApp})`)();
  const begun = begin(
    window,
    { sheet, modules: ['react.js', 'app.js'], pack: 'pack.json' },
    async (file) => {
      loaded.push(file);
    },
  );
  return {
    begun,
    loaded,
    sheets,
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
    const { frame, paint, pass, loaded, begun } = stage();
    await pass();
    paint();
    frame();
    await pass();
    frame();
    expect(loaded).toEqual([]);
    await pass();
    expect(loaded).toEqual(['react.js']);
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
    const { pass, loaded } = stage('hidden');
    await pass(-1);
    expect(loaded).toEqual(['app.js']);
  });

  it.each(['visible', 'hidden'] as const)('where it is %s, with its sheet', async (visibility) => {
    const { frame, paint, pass, loaded, sheets, tell } = stage(visibility, 'rest.css');
    paint();
    frame();
    frame();
    if (visibility === 'visible') expect(sheets).toEqual([]);
    for (let tasks = 0; tasks < 9; tasks += 1) await pass();
    expect(sheets).toEqual(['stylesheet rest.css']);
    expect(loaded).not.toContain('app.js');
    tell('load');
    await pass(-1);
    expect(loaded).toContain('app.js');
  });

  it('without its sheet where that cannot be had', async () => {
    const { pass, loaded, tell } = stage('hidden', 'rest.css');
    tell('error');
    await pass(-1);
    expect(loaded).toEqual(['app.js']);
  });

  it.each([
    ['a first visit', { serviceWorker: { controller: null } }, ['prefetch pack.json']],
    ['a visit that a worker answers', { serviceWorker: { controller: {} } }, []],
    ['a browser without workers', {}, []],
  ])('%s: asks meanwhile for what works offline, or not', async (_, navigator, asked) => {
    const { begun, loaded, pass, sheets } = stage('hidden', undefined, navigator);
    await pass(-1);
    expect(loaded).toEqual(['app.js']);
    expect(sheets).toEqual([]);
    await pass();
    await begun;
    expect(sheets).toEqual(asked);
  });
});
