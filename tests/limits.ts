/** An alarm with room below it; a change that needs more raises it in its commit and says why. */
export interface Limit {
  readonly what: string;
  readonly unit: string;
  /** The most that may be used. */
  readonly alarm: number;
}

/** Times and grades are compared with this version, which is built beside and measured in turn. */
export const FORMER_VERSION = '0ca8216';

const SIZE = 'KB, brotli';
const TIMES = `times ${FORMER_VERSION}`;

/**
 * All limits of Taal. 1 KB is 1024 bytes. The style of a document is what it holds inline and its
 * sheet; the precache is counted as it is stored.
 */
export const LIMITS = {
  landingScript: { what: 'JavaScript before it is interactive', unit: SIZE, alarm: 200 },
  script: { what: 'JavaScript before it is interactive', unit: SIZE, alarm: 240 },
  style: { what: 'style of a document', unit: SIZE, alarm: 24 },
  precache: { what: 'precache', unit: 'MB', alarm: 5 },
  coachSize: { what: 'the coach, on demand', unit: SIZE, alarm: 900 },
  readSize: { what: '/read, on demand', unit: SIZE, alarm: 70 },

  paint: { what: 'largest paint, slow 4G, CPU 4x', unit: TIMES, alarm: 1.25 },
  matchesPaint: { what: 'largest paint, slow 4G, CPU 4x', unit: TIMES, alarm: 2 },
  blocked: { what: 'total blocking time, slow 4G, CPU 4x', unit: TIMES, alarm: 1.25 },
  offline: { what: 'offline cold launch, CPU 1x', unit: TIMES, alarm: 1.25 },
  slowOffline: { what: 'offline cold launch, CPU 4x', unit: TIMES, alarm: 1.25 },
  performance: {
    what: 'Lighthouse, performance',
    unit: `points below ${FORMER_VERSION}`,
    alarm: 4,
  },
  grades: { what: 'Lighthouse, the other grades', unit: 'points below 100', alarm: 0 },
  offlineReady: { what: 'ready for offline, 1.6 Mbit/s over HTTP/2', unit: 's', alarm: 10 },

  key: { what: 'key to next paint, p95, CPU 4x', unit: 'ms', alarm: 32 },
  opening: { what: 'opening a long chat, CPU 4x', unit: 'ms', alarm: 250 },
  routeChange: { what: 'route change, CPU 4x', unit: 'ms', alarm: 150 },
  press: { what: 'press to next paint, p95, CPU 4x', unit: 'ms', alarm: 100 },
  answer: { what: 'the coach answers, p95, CPU 4x', unit: 'ms', alarm: 50 },
  reading: { what: 'reading a chat', unit: 'times decode and split', alarm: 3 },
  readingHeap: { what: 'reading a chat, heap', unit: 'MB', alarm: 120 },

  tests: { what: '`npm test` on two quick cores', unit: 'minutes', alarm: 10 },
} as const satisfies Record<string, Limit>;
