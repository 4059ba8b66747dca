import * as v from 'valibot';
import type { TaalDatabase } from '../database';
import { readValue, writeValue } from './keyValue';

const KEY = 'activeSessionId';

/** The chat session that was open last, or null (specification, section 4). */
export function getActiveSessionId(database: TaalDatabase): Promise<string | null> {
  return readValue(database, KEY, v.string());
}

/** Remembers the chat session that is open. */
export function setActiveSessionId(database: TaalDatabase, sessionId: string): Promise<void> {
  return writeValue(database, KEY, sessionId);
}
