import * as v from 'valibot';
import { type ChatSessionRow, chatMessageRow, chatSessionRow } from '../database/rows/chatRows';
import type { TaalDatabase } from '../database/taalDatabase';
import { isPlainJson } from './plainJson';
import { commaSeparated, type TextSink } from './writeJson';

/** The sessions that are whole, by id; few and small beside their messages. */
async function wholeSessions(database: TaalDatabase): Promise<Map<string, ChatSessionRow>> {
  const sessions = new Map<string, ChatSessionRow>();
  await database.chatSessions.each((row) => {
    if (v.is(chatSessionRow, row) && isPlainJson(row)) sessions.set(row.id, row);
  });
  return sessions;
}

function withoutEnd(session: ChatSessionRow): string {
  return `${JSON.stringify(session).slice(0, -1)},"messages":[`;
}

/**
 * Writes every session with its messages inside, by cursor, and messages whose session is gone or
 * damaged to `strays`. Returns how many rows were damaged and left out.
 */
export async function writeSessions(
  database: TaalDatabase,
  sessions: TextSink,
  strays: TextSink,
): Promise<number> {
  const { chatSessions, chatMessages } = database;
  const unwritten = await wholeSessions(database);
  const damagedSessions = (await chatSessions.count()) - unwritten.size;
  const addSession = commaSeparated(sessions);
  const addStray = commaSeparated(strays);
  let open: { readonly id: string; readonly add: (json: string) => void } | null = null;
  let written = 0;

  const close = () => {
    if (open !== null) sessions.write(']}');
    open = null;
  };
  const addMessage = (id: string, json: string) => {
    if (open?.id !== id) {
      close();
      const session = unwritten.get(id);
      if (session === undefined) return addStray(json);
      unwritten.delete(id);
      addSession(withoutEnd(session));
      open = { id, add: commaSeparated(sessions) };
    }
    open.add(json);
  };

  // The index brings the messages of a session one after another.
  await chatMessages.orderBy('[sessionId+position]').each((row) => {
    if (!v.is(chatMessageRow, row) || !isPlainJson(row)) return;
    addMessage(row.sessionId, JSON.stringify(row));
    written += 1;
  });
  close();
  for (const session of unwritten.values()) addSession(`${withoutEnd(session)}]}`);
  return damagedSessions + (await chatMessages.count()) - written;
}
