import type { SyncState } from './useSyncState';

export interface SyncSummary {
  readonly tone: 'good' | 'waiting' | 'bad';
  /** Two or three words for the pill in the shell. */
  readonly short: string;
  readonly sentence: string;
}

/** The state of sync in words; design, section 5. */
export function syncSummary({ reachable, waiting, parked, held }: SyncState): SyncSummary {
  const left = [
    ...(waiting > 0 && !held ? [`${waiting} waiting to be sent.`] : []),
    ...(waiting > 0 && held ? [`Incognito holds ${waiting} back.`] : []),
    ...(parked > 0 ? [`The server refused ${parked}: retry or discard.`] : []),
  ];
  const sentence = ['All saved on this device.', ...left].join(' ');
  if (parked > 0) return { tone: 'bad', short: `${parked} refused`, sentence };
  if (waiting > 0) return { tone: 'waiting', short: `${waiting} waiting`, sentence };
  if (reachable === true && !held) {
    return { tone: 'good', short: 'All saved', sentence: 'All saved, here and on the server.' };
  }
  // Not known yet: the words that most often stay, so that nothing moves when it is known.
  const short = reachable === null && !held ? 'All saved' : 'On this device';
  return { tone: 'good', short, sentence };
}

/** Why an entry is parked, as a sentence; `answer` is what the outbox notes of the last attempt. */
export function reasonText(answer: string | null): string {
  if (answer === null) return 'The server did not take it.';
  if (answer.startsWith('answered ')) return `The server ${answer}.`;
  return `The server sent an ${answer}.`;
}
