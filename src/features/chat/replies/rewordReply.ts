import type { TaalDatabase } from '@/data/database/taalDatabase';
import { askModel } from '@/data/language-model/askModel';
import { getMessage, putMessage } from '@/data/repositories/chat/chatMessages';
import { getRewordsAnswers } from '@/data/repositories/values/rewordsAnswers';
import type { AiMessage } from '@/domain/chat/chatMessage';
import { checkedRewording } from '@/domain/coach/rewording/checkedRewording';
import { mayReword } from '@/domain/coach/rewording/mayReword';
import type { ChatServices } from '../chatServices';
import type { WrittenReply } from './writtenReply';

const INSTRUCTIONS = `You are given one message of a dating coach. Say it in other words.
Keep the advice, the facts and the tone, and speak to the same person. Keep every number and every
name, and what stands between “ and ” to the letter, with these marks. A question stays a question.
Add nothing, leave nothing out, and do not get longer. Write plain English sentences in one
paragraph, without a greeting. Answer with the new message only.`;

/** Puts other words in place of a stored message's; false where it is gone or says something else by now. */
function replaceText(
  database: TaalDatabase,
  { id, text: own }: AiMessage,
  text: string,
): Promise<boolean> {
  return database.transaction('rw', database.chatMessages, async () => {
    const message = await getMessage(database, id);
    if (message?.sender !== 'ai' || message.text !== own) return false;
    await putMessage(database, { ...message, text });
    return true;
  });
}

/**
 * Lets the browser's own model reword a stored reply, where it may, is quick enough and keeps to
 * what is said. The model is given the coach's words alone, not the message. Returns the new words,
 * or null where the coach's own stand.
 */
export async function rewordReply(
  { database, timers }: Pick<ChatServices, 'database' | 'timers'>,
  { message, ...chosen }: WrittenReply,
): Promise<string | null> {
  const isSwitchedOn = await getRewordsAnswers(database);
  if (!mayReword({ isSwitchedOn, ...chosen })) return null;
  const answer = await askModel({ instructions: INSTRUCTIONS, text: message.text }, timers);
  const text = answer === null ? null : checkedRewording(message.text, answer);
  if (text === null) return null;
  return (await replaceText(database, message, text)) ? text : null;
}
