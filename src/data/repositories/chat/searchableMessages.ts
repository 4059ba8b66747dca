import Dexie from 'dexie';
import * as v from 'valibot';
import type { SearchableMessage } from '@/domain/chat/search/findInChats';
import { count, id, moment, words } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';

/** What is read of a row; one that is damaged otherwise the chat itself sets aside. */
const searchableRow = v.object({
  id,
  sessionId: id,
  position: count,
  sender: v.picklist(['user', 'ai']),
  text: words,
  timestamp: moment,
});

function searchable(rows: readonly unknown[]): SearchableMessage[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(searchableRow, row);
    return parsed.success ? [parsed.output] : [];
  });
}

const keyedRow = v.object({ id });

/** The next `limit` messages of all in the order of their ids, and after which to go on; null at the end. */
export async function nextSearchable(
  database: TaalDatabase,
  after: string | null,
  limit: number,
): Promise<{ readonly messages: SearchableMessage[]; readonly last: string | null }> {
  const all = database.chatMessages.where(':id');
  const rows = await all
    .above(after ?? Dexie.minKey)
    .limit(limit)
    .toArray();
  const last = v.safeParse(keyedRow, rows.at(-1));
  const isEnd = rows.length < limit || !last.success;
  return { messages: searchable(rows), last: isEnd ? null : last.output.id };
}

/** The messages of a session from a position on. */
export async function searchableFrom(
  database: TaalDatabase,
  sessionId: string,
  position: number,
): Promise<SearchableMessage[]> {
  const rows = await database.chatMessages
    .where('[sessionId+position]')
    .between([sessionId, position], [sessionId, Dexie.maxKey])
    .toArray();
  return searchable(rows);
}
