import * as v from 'valibot';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import { LONGEST_SHARED_TEXT } from '@/domain/sharing/sharedText';
import { count, label } from '../database/rows/fields';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from '../repositories/keyValue';
import type { Share } from './shareForm';

const KEY = 'pendingShare';

/** All files of a share together; what does not fit is counted and not held. */
export const MOST_SHARED_BYTES = 30 * 1024 * 1024;

const pendingShare = v.object({
  text: v.pipe(v.string(), v.maxLength(LONGEST_SHARED_TEXT)),
  images: v.pipe(v.array(v.object({ name: label, blob: v.blob() })), v.maxLength(MAX_PHOTOS)),
  /** An exported chat of another app; its name, which may name somebody, is not held. */
  chat: v.nullable(v.blob()),
  /** How many files came with it and are not held. */
  leftOut: count,
});

/** A share of another app or a web site, held until the person takes it or puts it aside. */
export type PendingShare = v.InferOutput<typeof pendingShare>;

/** An exported chat that is to be read. */
export interface OpenedChat {
  readonly file: Blob;
  /** How many files were opened with it, and are not read. */
  readonly others: number;
}

/** The part of a share that is held: one chat, or else pictures and a text, as far as there is room. */
function heldOf({ text, images, chats }: Share): PendingShare {
  // One with nothing in it is told as such, unless something else was shared with it.
  const chat = chats.find(({ size }) => size > 0) ?? (images.length === 0 ? chats[0] : undefined);
  if (chat !== undefined) {
    // The text beside a chat may name somebody, and is not held.
    const fits = chat.size <= MOST_SHARED_BYTES;
    const leftOut = chats.length - (fits ? 1 : 0);
    return { text: '', images: [], chat: fits ? chat.slice() : null, leftOut };
  }
  let room = MOST_SHARED_BYTES;
  const held = images.filter(({ size }, index) => {
    if (index >= MAX_PHOTOS || size > room) return false;
    room -= size;
    return true;
  });
  return {
    text,
    images: held.map((file) => ({
      name: file.name.slice(0, 200),
      blob: file.slice(0, file.size, file.type),
    })),
    chat: null,
    leftOut: images.length - held.length,
  };
}

/**
 * Holds what was handed over, in place of an earlier share, until the person has looked at it: any
 * web site can post here. A share of nothing leaves the earlier one as it is.
 */
export async function holdShare(database: TaalDatabase, share: Share): Promise<void> {
  const held = heldOf(share);
  const isEmpty = held.text === '' && held.images.length === 0 && held.chat === null;
  if (!isEmpty || held.leftOut > 0) await writeValue(database, KEY, held);
}

/** The share that waits to be looked at, or null. */
export function getPendingShare(database: TaalDatabase): Promise<PendingShare | null> {
  return readValue(database, KEY, pendingShare);
}

/** Deletes the share that waits, and returns it: of two tabs one gets it. */
export function takePendingShare(database: TaalDatabase): Promise<PendingShare | null> {
  return database.transaction('rw', [database.keyValue, database.damagedRows], async () => {
    const share = await readValue(database, KEY, pendingShare);
    await database.keyValue.delete(KEY);
    return share;
  });
}
