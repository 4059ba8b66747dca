import type { SyncState } from './useSyncState';

export interface SyncSummary {
  readonly tone: 'good' | 'waiting' | 'bad';
  /** Two or three words for the pill in the shell. */
  readonly short: string;
  readonly sentence: string;
}

const KEPT = {
  device: 'All saved on this device.',
  memory: 'Kept until you close Taal.',
  nowhere: 'The last change is not saved: there is no room on this device.',
} as const;

/** The state of sync in words (rule R57). */
export function syncSummary({ reachable, waiting, parked, held, kept }: SyncState): SyncSummary {
  const left = [
    ...(waiting > 0 && !held ? [`${waiting} waiting to be sent.`] : []),
    ...(waiting > 0 && held ? [`Incognito holds ${waiting} back.`] : []),
    ...(parked > 0 ? [`The server refused ${parked}: retry or discard.`] : []),
  ];
  const sentence = [KEPT[kept], ...left].join(' ');
  if (kept === 'nowhere') return { tone: 'bad', short: 'Not saved', sentence };
  if (parked > 0) return { tone: 'bad', short: `${parked} refused`, sentence };
  if (waiting > 0) return { tone: 'waiting', short: `${waiting} waiting`, sentence };
  if (kept === 'memory') return { tone: 'waiting', short: 'In memory', sentence };
  if (reachable === true && !held) {
    return { tone: 'good', short: 'All saved', sentence: 'All saved, here and on the server.' };
  }
  // Not known yet: the words that most often stay. The others are hardly wider.
  const short = reachable === null && !held ? 'All saved' : 'Saved here';
  return { tone: 'good', short, sentence };
}

/** Why an entry is parked, as a sentence; `answer` is what the outbox notes of the last attempt. */
export function reasonText(answer: string | null): string {
  if (answer === null) return 'The server did not take it.';
  if (answer.startsWith('answered ')) return `The server ${answer}.`;
  return `The server sent an ${answer}.`;
}
