/** Timers as browsers and workers have them; passed in so that tests need no waiting. */
export interface Timers {
  /** Calls `task` once after `milliseconds`; the returned function calls it off. */
  after(milliseconds: number, task: () => void): () => void;
}

export const systemTimers: Timers = {
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
