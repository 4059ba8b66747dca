import { id } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'activeSessionId';

/** The chat session that was open last, or null (rule “Active session”). */
export function getActiveSessionId(database: TaalDatabase): Promise<string | null> {
  return readValue(database, KEY, id);
}

/** Remembers the chat session that is open. */
export function setActiveSessionId(database: TaalDatabase, sessionId: string): Promise<void> {
  return writeValue(database, KEY, sessionId);
}
