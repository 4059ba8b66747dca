import * as v from 'valibot';
import { MOST_BYTES } from '@/domain/real-chats/refusals';
import { count } from '../database/rows/fields';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from '../repositories/keyValue';

const KEY = 'sharedChat';

const sharedChat = v.object({
  /** Null where the file is too large to be read. */
  blob: v.nullable(v.blob()),
  /** How many chats were shared with it, and are not kept. */
  others: v.optional(count, 0),
});

export type SharedChat = v.InferOutput<typeof sharedChat>;

/** An exported chat that the system opened with Taal. */
export interface OpenedChat {
  readonly file: File;
  /** How many files were opened with it, and are not read. */
  readonly others: number;
}

/** Keeps the exported chat that another app shared until the screen that reads it takes it. */
export async function keepSharedChat(
  database: TaalDatabase,
  file: File,
  others: number,
): Promise<void> {
  const shared: SharedChat = { blob: file.size > MOST_BYTES ? null : file.slice(), others };
  await writeValue(database, KEY, shared);
}

/**
 * Takes the shared chat, once, or null: it is deleted before it is read, and stays readable as long
 * as the page has it.
 */
export async function takeSharedChat(database: TaalDatabase): Promise<SharedChat | null> {
  return database.transaction('rw', database.keyValue, async () => {
    const shared = await readValue(database, KEY, sharedChat);
    await database.keyValue.delete(KEY);
    return shared;
  });
}
