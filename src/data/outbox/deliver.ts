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
}

const nothing = async () => {};

/** Sends one entry to the backend. Never throws. */
export async function deliver(connection: Connection, entry: OutboxEntry): Promise<Delivery> {
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
