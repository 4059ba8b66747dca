import type { Timers } from '@/data/timers';

/** So long after the last key the address follows: Safari refuses more than 100 writes in 10 s. */
const REST_MS = 300;

/** Keeps the address up with what is typed, once typing rests. */
export function textInAddress(timers: Timers, initial: string, write: (text: string) => void) {
  let shown = initial;
  /** On the way to the address, oldest first. */
  let sent: string[] = [];
  let waiting: string | null = null;
  let callOff = () => {};

  function settle(): void {
    callOff();
    if (waiting === null) return;
    sent.push(waiting);
    const text = waiting;
    waiting = null;
    write(text);
  }

  return {
    type(text: string): void {
      callOff();
      waiting = text;
      callOff = timers.after(REST_MS, settle);
    },
    /** Writes what waits: the person is about to leave. */
    settle,
    /** Leaves unwritten what waits: the screen is gone. */
    end(): void {
      callOff();
      waiting = null;
    },
    /** Whether the text of the address comes from elsewhere, by Back for one, and replaces all. */
    isFromElsewhere(inAddress: string): boolean {
      if (inAddress === shown) return false;
      shown = inAddress;
      const own = sent.indexOf(inAddress);
      sent = sent.slice(own + 1);
      if (own !== -1) return false;
      callOff();
      waiting = null;
      sent = [];
      return true;
    },
  };
}
