import type { InputChange } from '@/domain/typing/typingMeter';
import type { TaalDatabase } from '../database/taalDatabase';
import type { Draft } from '../repositories/chat/drafts';

/** What stood in a composer of this page when it was left. */
export interface LeftWords {
  /** Null where the chat was not known yet: the words are stored nowhere. */
  readonly chat: string | null;
  readonly draft: Draft;
  /** The composer that was left. */
  readonly composer: object;
  readonly changes: readonly InputChange[];
}

const left = new WeakMap<TaalDatabase, LeftWords>();

export function leaveWords(database: TaalDatabase, words: LeftWords): void {
  left.set(database, words);
}

/**
 * What was left last in another composer, once; null for nothing, or what belongs to a chat that is
 * still there.
 */
export async function takeLeftWords(
  database: TaalDatabase,
  composer: object,
): Promise<LeftWords | null> {
  const words = left.get(database);
  left.delete(database);
  if (words === undefined || words.composer === composer) return null;
  if (words.chat !== null && (await database.chatSessions.get(words.chat)) !== undefined) {
    return null;
  }
  return words;
}
