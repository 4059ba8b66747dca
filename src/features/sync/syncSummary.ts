import type { SyncState } from './useSyncState';

export interface SyncSummary {
  readonly tone: 'good' | 'waiting' | 'bad';
  /** Two or three words for the pill in the shell. */
  readonly short: string;
  readonly sentence: string;
}

/** The state of sync in words; design, section 5. */
export function syncSummary({ reachable, waiting, parked }: SyncState): SyncSummary {
  if (parked > 0) {
    const sentence = `All saved on this device. The server refused ${parked}: try again or leave them.`;
    return { tone: 'bad', short: `${parked} refused`, sentence };
  }
  if (waiting > 0) {
    const sentence = `All saved on this device. ${waiting} waiting to be sent.`;
    return { tone: 'waiting', short: `${waiting} waiting`, sentence };
  }
  if (reachable === true) {
    return { tone: 'good', short: 'All saved', sentence: 'All saved, here and on the server.' };
  }
  // Not known yet: the words that most often stay, so that nothing moves when it is known.
  const short = reachable === null ? 'All saved' : 'On this device';
  return { tone: 'good', short, sentence: 'All saved on this device.' };
}
