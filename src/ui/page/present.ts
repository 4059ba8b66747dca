import type { Clock } from '@/domain/clock';
import { onReturn } from './pageReturn';

const MINUTE_MS = 60_000;

/** What words that depend on now and here follow. */
export interface Present {
  /** A moment of the current local day: another Date once the day or the time zone is another. */
  readonly today: () => Date;
  /** The number of the current minute since 1970. */
  readonly minute: () => number;
  /** Calls the listener whenever either may be another; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface PresentSources {
  readonly clock: Clock;
  /** Calls `task` once after `milliseconds`; the returned function calls it off. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** Calls the listener when the person is back at the page; the returned function ends that. */
  readonly onReturn: (listener: () => void) => () => void;
}

/**
 * What tells time zones apart by what a reader would see: how far today, midwinter and midsummer
 * are from UTC. Their names take ten times as long to get.
 */
function zoneOf(moment: Date): string {
  const year = moment.getFullYear();
  const days = [moment, new Date(year, 0), new Date(year, 6)];
  return days.map((day) => day.getTimezoneOffset()).join(' ');
}

function dayAndZone(moment: Date): string {
  return `${moment.toDateString()} ${zoneOf(moment)}`;
}

/**
 * The present as it goes on. It looks at the clock every full minute, midnight among them, and when
 * the person is back: no timer counts the time that a device sleeps.
 */
export function createPresent({ clock, after, onReturn: watchReturn }: PresentSources): Present {
  const listeners = new Set<() => void>();
  let known: { readonly key: string; readonly day: Date } | null = null;
  let stop: (() => void) | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function start(): () => void {
    let cancel = () => {};
    const plan = () => {
      cancel = after(MINUTE_MS - (clock() % MINUTE_MS), () => {
        plan();
        tell();
      });
    };
    plan();
    const unwatch = watchReturn(tell);
    return () => {
      cancel();
      unwatch();
    };
  }

  return {
    today() {
      const moment = new Date(clock());
      const key = dayAndZone(moment);
      if (known?.key !== key) known = { key, day: moment };
      return known.day;
    },
    minute: () => Math.floor(clock() / MINUTE_MS),
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/** The page's own; nothing of the page is asked for before somebody follows it. */
export const present = createPresent({
  clock: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  onReturn,
});
