import type { OutboxEntry } from '@/data/outbox/entry';
import { isBackingOff, notBefore } from '@/data/outbox/retryPolicy';
import type { SyncState } from '../status/useSyncState';
import type { StorageFacts } from './storageFacts';
import type { WorkerFacts } from './workerFacts';

/** What browser and database say, for testers; null until it is known. */
export interface DeviceFacts {
  readonly worker: WorkerFacts;
  readonly storage: StorageFacts;
  readonly lockHolder: string | null;
  readonly damagedRows: number;
}

interface Fact {
  readonly term: string;
  readonly value: string;
}

/** The value of a fact that is known only later. */
const UNKNOWN = '…';

/** A length of time in one unit, rounded down: "3 min". */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

function bytesText(bytes: number | null): string {
  if (bytes === null) return 'not told';
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function yesOrNo(value: boolean | null): string {
  if (value === null) return 'not told';
  return value ? 'yes' : 'no';
}

/** When all was well last: nothing waited and the backend was there, or it took something. */
export function lastSuccess({ lastSuccessAt, lastDeliveredAt }: SyncState): number | null {
  const latest = Math.max(lastSuccessAt ?? 0, lastDeliveredAt ?? 0);
  return latest === 0 ? null : latest;
}

/** Whether the backend is there, in words. */
export function serverText({ checking, reachable }: SyncState): string {
  if (checking) return 'Checking…';
  if (reachable === null) return 'Not checked yet';
  return reachable ? 'Reachable' : 'Not reachable';
}

/** What a tester wants to know besides the entries. */
export function testerFacts(app: string, facts: DeviceFacts | null): readonly Fact[] {
  const of = (read: (known: DeviceFacts) => string) => (facts === null ? UNKNOWN : read(facts));
  return [
    { term: 'App version', value: app },
    { term: 'Service worker', value: of(({ worker }) => worker.state) },
    { term: 'Worker version', value: of(({ worker }) => worker.version ?? 'not told') },
    { term: 'Precached files', value: of(({ worker }) => String(worker.precached)) },
    { term: 'Storage used', value: of(({ storage }) => bytesText(storage.used)) },
    { term: 'Storage allowed', value: of(({ storage }) => bytesText(storage.quota)) },
    { term: 'Storage persisted', value: of(({ storage }) => yesOrNo(storage.persisted)) },
    { term: 'Lock holder', value: of(({ lockHolder }) => lockHolder ?? 'nobody') },
    { term: 'Damaged rows set aside', value: of(({ damagedRows }) => String(damagedRows)) },
  ];
}

function nextTryText(entry: OutboxEntry, now: number): string {
  if (entry.state === 'parked') return 'when told to';
  if (entry.state === 'sending') return 'being sent';
  if (entry.state === 'unheard') return 'once the coach has read it';
  if (!isBackingOff(entry, now)) return 'at once';
  return `in ${durationText(notBefore(entry) - now)}`;
}

/** An entry in facts, without what it carries. */
export function entryFacts(entry: OutboxEntry, now: number): readonly Fact[] {
  return [
    { term: 'State', value: entry.state },
    { term: 'Age', value: durationText(now - entry.createdAt) },
    { term: 'Attempts', value: String(entry.attempts) },
    { term: 'Next try', value: nextTryText(entry, now) },
    { term: 'Last answer', value: entry.lastAnswer ?? 'none yet' },
  ];
}

/** All of it as text, for a fault report: it contains nothing that the person wrote. */
export function syncReport(
  sync: SyncState,
  entries: readonly OutboxEntry[],
  device: { readonly app: string; readonly facts: DeviceFacts | null; readonly now: number },
): string {
  const { app, facts, now } = device;
  const line = ({ term, value }: Fact) => `${term}: ${value}`;
  const success = lastSuccess(sync);
  return [
    `Taal sync report, ${new Date(now).toISOString()}`,
    ...testerFacts(app, facts).map(line),
    `Server: ${serverText(sync)}`,
    `Last success: ${success === null ? 'none yet' : new Date(success).toISOString()}`,
    `Incognito: ${yesOrNo(sync.held)}`,
    `Waiting: ${sync.waiting}`,
    `Parked: ${sync.parked}`,
    ...entries.map(
      (entry, index) =>
        `${index + 1}. ${entry.kind}, ${entryFacts(entry, now).map(line).join(', ').toLowerCase()}`,
    ),
  ].join('\n');
}
