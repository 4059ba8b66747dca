import type { ReadConversation } from '@/data/repositories/chat/messagePages';
import type { Timers } from '@/data/timers';
import { createStore, type ReadableStore } from '@/domain/store';

/** Longer than the model's time limit; whatever goes wrong, a stored reply is hidden no longer. */
const LONGEST_HOLD_MS = 3000;

/** By the message that they answer: the words they are shown with, or null until these are known. */
type HeldReplies = ReadonlyMap<string, string | null>;

const held = createStore<HeldReplies>(new Map());

export const heldReplies: ReadableStore<HeldReplies> = held;

/** "AI is typing" stands until the words are final: nobody reads or hears words that then change. */
export function holdReply(timers: Timers, messageId: string): void {
  held.set(new Map(held.get()).set(messageId, null));
  timers.after(LONGEST_HOLD_MS, () =>
    held.set(new Map([...held.get()].filter(([id]) => id !== messageId))),
  );
}

/** Lets a held reply be seen, as soon as it is read with these words. */
export function showReply(messageId: string, text: string): void {
  const known = held.get();
  if (known.has(messageId)) held.set(new Map(known).set(messageId, text));
}

/** A conversation without the replies that are not to be seen yet. */
export function withoutHeld(read: ReadConversation, replies: HeldReplies): ReadConversation {
  const messages = read.messages.filter((message) => {
    const words = message.sender === 'ai' ? replies.get(message.replyTo) : undefined;
    return words === undefined || words === message.text;
  });
  return messages.length === read.messages.length ? read : { messages, isReplying: true };
}
