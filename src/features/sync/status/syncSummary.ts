import type { SyncState } from './useSyncState';

export interface SyncSummary {
  readonly tone: 'good' | 'waiting' | 'bad' | 'neutral';
  /** Two or three words for the pill in the shell. */
  readonly short: string;
  /** The same for a screen reader, where the words of the pill leave something out. */
  readonly spoken?: string;
  readonly sentence: string;
}

/** The pill before the first check has ended. */
export const CHECKING = 'Checking…';

const KEPT = {
  device: 'All saved on this device.',
  nowhere: 'The last change is not saved: there is no room on this device.',
} as const;

/** The state of sync in words (rule “Queue”). */
export function syncSummary(state: SyncState): SyncSummary {
  const { reachable, isOnline, waiting, parked, held, kept } = state;
  const left = [
    ...(waiting > 0 && !held ? [`${waiting} waiting to be sent.`] : []),
    ...(waiting > 0 && held ? [`Incognito holds ${waiting} back.`] : []),
    ...(parked > 0 ? [`The server refused ${parked}: retry or discard.`] : []),
  ];
  const isAway = reachable === false && !held;
  const known = isAway ? [isOnline ? 'The server does not answer.' : 'There is no network.'] : [];
  const away = isOnline ? 'No server' : 'Offline';
  const sentence = [KEPT[kept], ...known, ...left].join(' ');
  if (kept === 'nowhere') return { tone: 'bad', short: 'Not saved', sentence };
  if (parked > 0) return { tone: 'bad', short: `${parked} refused`, sentence };
  if (waiting > 0 && isAway) {
    const [short, spoken] = [`${away}, ${waiting}`, `${away}, ${waiting} waiting`];
    return { tone: 'waiting', short, spoken, sentence };
  }
  if (waiting > 0) return { tone: 'waiting', short: `${waiting} waiting`, sentence };
  if (reachable === true && !held) {
    return { tone: 'good', short: 'All saved', sentence: 'All saved, here and on the server.' };
  }
  if (held) return { tone: 'good', short: 'Saved here', sentence };
  if (reachable === null) return { tone: 'neutral', short: CHECKING, sentence };
  return { tone: 'waiting', short: away, sentence };
}

/** Why an entry is parked, as a sentence; `answer` is what the outbox notes of the last attempt. */
export function reasonText(answer: string | null): string {
  if (answer === null) return 'The server did not take it.';
  if (answer.startsWith('answered ')) return `The server ${answer}.`;
  return `The server sent an ${answer}.`;
}
