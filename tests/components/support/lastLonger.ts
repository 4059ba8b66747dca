import { onTestFinished } from 'vitest';

/** Lets timers of these lengths, which no service turns, last until the test is over. */
export function lastLonger(...milliseconds: readonly number[]): void {
  const { setTimeout: after } = window;
  Object.assign(window, {
    setTimeout: (task: () => void, wait = 0) =>
      after(task, milliseconds.includes(wait) ? wait * 100 : wait),
  });
  onTestFinished(() => void Object.assign(window, { setTimeout: after }));
}
