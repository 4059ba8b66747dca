import * as v from 'valibot';
import { MOST_BYTES } from '@/domain/real-chats/refusals';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from '../repositories/keyValue';

const KEY = 'sharedChat';

/** Null where the file is too large to be read. */
const sharedChat = v.object({ blob: v.nullable(v.blob()) });

export type SharedChat = v.InferOutput<typeof sharedChat>;

/** Keeps the exported chat that another app shared until the screen that reads it takes it. */
export async function keepSharedChat(database: TaalDatabase, file: File): Promise<void> {
  const shared: SharedChat = { blob: file.size > MOST_BYTES ? null : file.slice() };
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
