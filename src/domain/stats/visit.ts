/** A pause of this many milliseconds ends a visit: what comes later starts a new one. */
export const VISIT_PAUSE_MS = 30 * 60 * 1000;

/** The stretch of time in which someone chats without a long pause (milliseconds since 1970). */
export interface Visit {
  readonly startedAt: number;
  readonly lastAt: number;
}

/** The visit after something happened at `now`: the same one grown, or a new one after a pause. */
export function continueVisit(visit: Visit | null, now: number): Visit {
  if (visit === null || now < visit.startedAt || now - visit.lastAt > VISIT_PAUSE_MS) {
    return { startedAt: now, lastAt: now };
  }
  return { startedAt: visit.startedAt, lastAt: Math.max(visit.lastAt, now) };
}

/** Length of a visit in whole minutes. */
export function visitMinutes(visit: Visit | null): number {
  return visit === null ? 0 : Math.round((visit.lastAt - visit.startedAt) / 60_000);
}
