import { describe, expect, it } from 'vitest';
import { type BeginningWindow, beginApp } from '@/app/prerender/beginApp';

function stage(visibilityState: 'visible' | 'hidden' = 'visible') {
  const frames: (() => void)[] = [];
  let timers: { readonly task: () => void; readonly milliseconds: number }[] = [];
  const window: BeginningWindow = {
    document: { visibilityState },
    requestAnimationFrame: (task) => frames.push(task),
    setTimeout: (task, milliseconds = 0) => timers.push({ task, milliseconds }),
  };
  const loaded: string[] = [];
  // As the document has it: a source that refers to nothing outside itself.
  const begin: typeof beginApp = new Function(`return (${beginApp})`)();
  const begun = begin(window, ['react.js', 'app.js'], async (file) => {
    loaded.push(file);
  });
  return {
    begun,
    loaded,
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
    const { frame, pass, loaded, begun } = stage();
    await pass();
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

  it('after a second at most where no frame comes', async () => {
    const { pass, loaded } = stage();
    await pass(999);
    expect(loaded).toEqual([]);
    await pass(1000);
    expect(loaded).toEqual(['react.js']);
  });

  it('at once, and by its own module, where nobody sees the page', () => {
    expect(stage('hidden').loaded).toEqual(['app.js']);
  });
});
