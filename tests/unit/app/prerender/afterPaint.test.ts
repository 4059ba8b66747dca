import { expect, it } from 'vitest';
import { afterPaint, type FrameWindow } from '@/app/prerender/afterPaint';

function stage(visibilityState: 'visible' | 'hidden' = 'visible') {
  const frames: (() => void)[] = [];
  const timers: { readonly task: () => void; readonly milliseconds: number }[] = [];
  const window: FrameWindow = {
    document: { visibilityState },
    requestAnimationFrame: (task) => frames.push(task),
    setTimeout: (task, milliseconds = 0) => timers.push({ task, milliseconds }),
  };
  let done = false;
  void afterPaint(window).then(() => {
    done = true;
  });
  return {
    frame() {
      for (const task of frames.splice(0)) task();
    },
    async pass(milliseconds: number) {
      const due = timers.filter((timer) => timer.milliseconds <= milliseconds);
      for (const timer of due) timer.task();
      await Promise.resolve();
      return done;
    },
  };
}

it('waits for the task behind the second frame', async () => {
  const { frame, pass } = stage();
  expect(await pass(0)).toBe(false);
  frame();
  expect(await pass(0)).toBe(false);
  frame();
  expect(await pass(0)).toBe(true);
});

it('waits a second at most where no frame comes', async () => {
  const { pass } = stage();
  expect(await pass(999)).toBe(false);
  expect(await pass(1000)).toBe(true);
});

it('waits for nothing where nobody sees the page', async () => {
  expect(await stage('hidden').pass(0)).toBe(true);
});
