import { formatOf } from '@/domain/real-chats/reading/formatOf';
import { chatNames, participantsIn } from '@/domain/real-chats/reading/json/participants';
import { encodingOf } from '../encoding';
import { Refused } from '../refused';
import type { ArchivedChat } from './archivedChats';

/** A chat that a person can choose of those in an archive. */
export interface ChatChoice {
  readonly path: string;
  readonly name: string;
}

/** The first bytes of a chat: the names of who writes, and the first lines. */
export type BeginningOf = (chat: ArchivedChat) => Promise<Uint8Array>;

/** An account has seldom more chats; the largest are looked into. */
const MOST_CHATS = 500;

function sizeOf({ entries }: ArchivedChat): number {
  return entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
}

async function textOf(chat: ArchivedChat, beginningOf: BeginningOf): Promise<string> {
  const bytes = await beginningOf(chat);
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    if (error instanceof Refused) return '';
    throw error;
  }
}

interface LookedInto {
  readonly chat: ArchivedChat;
  readonly start: string;
}

/** Texts come along as attachments: a chat is known by its name and by the stamps of its lines. */
function likelyChats(texts: readonly LookedInto[]): readonly LookedInto[] {
  const stamped = texts.filter(({ start }) => formatOf(start) === 'whatsApp');
  const likely = stamped.length > 0 ? stamped : texts;
  const named = likely.filter(({ chat }) => chat.isNamed);
  return named.length > 0 ? named : likely;
}

function choicesOf(found: readonly LookedInto[]): readonly ChatChoice[] {
  const names = chatNames(
    found.map(({ chat: { kind, path }, start }) => ({
      path,
      participants: kind === 'json' ? participantsIn(start) : [],
    })),
  );
  return found.map(({ chat }, index) => ({ path: chat.path, name: names[index] ?? chat.path }));
}

/** The one chat to read of an archive, or those of which a person has to choose one. */
export async function chooseChat(
  chats: readonly ArchivedChat[],
  wanted: string | null,
  beginningOf: BeginningOf,
): Promise<ArchivedChat | readonly ChatChoice[]> {
  const [first, second] = chats;
  if (first !== undefined && second === undefined) return first;
  const chosen = chats.find(({ path }) => path === wanted);
  if (chosen !== undefined) return chosen;
  const largest = [...chats]
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST_CHATS);
  const found: LookedInto[] = [];
  for (const chat of largest) found.push({ chat, start: await textOf(chat, beginningOf) });
  const likely = first?.kind === 'text' ? likelyChats(found) : found;
  const [only, other] = likely;
  return only !== undefined && other === undefined ? only.chat : choicesOf(likely);
}
