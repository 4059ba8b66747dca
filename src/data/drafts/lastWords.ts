import * as v from 'valibot';
import { appendShared } from '@/domain/sharing/sharedText';
import { LAST_WORDS_PREFIX } from '@/domain/storageKeys';
import type { TaalDatabase } from '../database/taalDatabase';
import { getDraft, isSent, putDraft, type StoredDraft } from '../repositories/chat/drafts';
import { PROFILE_DRAFT, putProfileDraft, readProfileDraft } from '../repositories/profileDraft';

/** What is needed of localStorage. */
export interface SynchronousPlace {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Copies of what is typed as a page is left, where a browser may give up the last transaction. */
export interface LastWords {
  /** Keeps what is not stored yet, under the id of a chat or `PROFILE_DRAFT`. */
  keep(key: string, words: object): void;
  forget(key: string): void;
  /** Moves what was kept into the database; without room it waits. To be awaited before a draft is read. */
  store(): Promise<void>;
}

const draftCopy = v.object({
  text: v.string(),
  sentAs: v.optional(v.string()),
  /** What was typed while `text` was being sent. */
  next: v.optional(v.object({ text: v.string() })),
});

/** The copy of a draft, and of the one before it that is being sent. */
export function copyOf(
  draft: StoredDraft,
  sending: StoredDraft | null,
): v.InferInput<typeof draftCopy> {
  if (sending === null) return { text: draft.text, sentAs: draft.id };
  return { text: sending.text, sentAs: sending.id, next: { text: draft.text } };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

async function storeDraft(database: TaalDatabase, chat: string, copied: unknown): Promise<void> {
  if (!v.is(draftCopy, copied)) return;
  const { text, sentAs, next = { text: '' } } = copied;
  const isMessage = await isSent(database, { text, id: sentAs });
  const unsent = isMessage ? next.text : appendShared(text, next.text);
  const stored = await getDraft(database, chat);
  if (stored?.text.includes(unsent)) return;
  // Another draft than the one that was copied stays, above it.
  const isOther = stored !== null && stored.id !== sentAs;
  await putDraft(
    database,
    chat,
    isOther
      ? { text: appendShared(stored.text, unsent), id: stored.id }
      : { text: unsent, id: isMessage ? undefined : sentAs },
  );
}

/** The last words of `database` in `place`. */
export function createLastWords(place: SynchronousPlace, database: TaalDatabase): LastWords {
  const { drafts, chatMessages, keyValue } = database;

  async function move(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const key = name.slice(LAST_WORDS_PREFIX.length);
      const words = parse(place.getItem(name));
      const edit = key === PROFILE_DRAFT ? readProfileDraft(words) : null;
      if (edit !== null) await putProfileDraft(database, edit);
      else await storeDraft(database, key, words);
    }
  }

  return {
    keep(key, words) {
      // A closed database is being erased or replaced: nothing of it may come back.
      if (!database.isOpen()) return;
      try {
        place.setItem(LAST_WORDS_PREFIX + key, JSON.stringify(words));
      } catch {
        // Full: the transaction is all there is.
      }
    },
    forget: (key) => place.removeItem(LAST_WORDS_PREFIX + key),
    async store() {
      const names = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      const kept = names.filter((name) => name.startsWith(LAST_WORDS_PREFIX));
      if (kept.length === 0) return;
      try {
        await database.transaction('rw', drafts, chatMessages, keyValue, async () => move(kept));
        for (const name of kept) place.removeItem(name);
      } catch {
        // The copies are still there.
      }
    },
  };
}
