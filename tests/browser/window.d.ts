import type axe from 'axe-core';

declare global {
  /** What tests put on the window of a page, to read it there later. */
  interface Window {
    readonly axe: typeof axe;
    /** The words of each element that moved by itself. */
    shifts: string[];
    /** The sum of all layout shifts. */
    shiftSum: number;
    /** The sum of the shifts that no input explains, and what was painted largest. */
    firstScreen: { shift: number; largest: string };
    /** Headings that were painted, and what moved how far. */
    watched: { headings: string[]; shifts: string[] };
    /** Notifications of this page; undefined in a tab that is just opening. */
    notified?: { shown: number; closed: number };
    /** What the page does with a launch of the system. */
    consume?: (launch: {
      readonly targetURL: string;
      readonly files: readonly FileSystemFileHandle[];
    }) => void;
    /** Whether the last `pageshow` came from the back/forward cache; undefined before any. */
    persisted?: boolean | undefined;
    /** Lets go of the store that a test holds. */
    isReleased?: boolean;
    /** From here on writes are aborted. */
    givesUp?: boolean;
    /** Directives of the content security policy that were violated. */
    directives: Set<string>;
    /** Of the worker, in which tests run code too. */
    readonly registration: ServiceWorkerRegistration;
  }

  /** Only in Chromium, so TypeScript's library has none. */
  class LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }

  /** Only in workers, so the library of pages has none. */
  class NotificationEvent extends Event {
    constructor(type: string, init: { readonly notification: Notification | undefined });
  }
}
