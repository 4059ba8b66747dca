/** Timers as browsers and workers have them; passed in so that tests need no waiting. */
export interface Timers {
  /** Calls `task` once after `milliseconds`; the returned function calls it off. */
  after(milliseconds: number, task: () => void): () => void;
}

// setTimeout takes a longer wait for none at all.
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const systemTimers: Timers = {
  after(milliseconds, task) {
    const timer = setTimeout(task, Math.min(LONGEST_WAIT_MS, milliseconds));
    return () => clearTimeout(timer);
  },
};
