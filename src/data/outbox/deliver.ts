import type { Call, Caller } from '@/domain/ledger/call';
import { analyze } from '../backend/analyze';
import type { Answer } from '../backend/answer';
import type { Connection } from '../backend/request';
import { saveUserProfile } from '../backend/userProfile';
import type { TaalDatabase } from '../database/taalDatabase';
import { replaceAnalysis } from '../repositories/analysisHistory';
import { markAnalysed } from '../repositories/chat/chatMessages';
import type { OutboxEntry } from './entry';

/** An answer, and what it changes here; to be run in the transaction that deletes the entry. */
export interface Delivery {
  readonly answer: Answer<unknown>;
  readonly apply: (database: TaalDatabase) => Promise<void>;
  /** What left the device for it, for the ledger. */
  readonly calls: readonly Call[];
}

const nothing = async () => {};

/** Sends one entry to the backend. Never throws. */
export async function deliver(
  connection: Connection,
  entry: OutboxEntry,
  by: Caller = 'page',
): Promise<Delivery> {
  const message =
    entry.kind === 'analyze' ? { sessionId: entry.sessionId, messageId: entry.id } : null;
  const calls: Call[] = [];
  const delivery = await send(
    { ...connection, onCall: (call) => calls.push({ ...call, by, message, times: 1 }) },
    entry,
  );
  return { ...delivery, calls };
}

async function send(connection: Connection, entry: OutboxEntry): Promise<Omit<Delivery, 'calls'>> {
  if (entry.kind === 'user-profile') {
    return { answer: await saveUserProfile(connection, entry.body, entry.id), apply: nothing };
  }
  const answer = await analyze(connection, entry.body, entry.id);
  if (answer.kind !== 'ok') return { answer, apply: nothing };
  return {
    answer,
    async apply(database) {
      await replaceAnalysis(database, entry.id, answer.value);
      await markAnalysed(database, entry.id);
    },
  };
}
