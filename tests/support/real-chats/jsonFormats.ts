import type { RealMessage } from '../../../src/domain/real-chats/realMessage.ts';

function iso(at: number | null): string {
  return new Date((at ?? 0) * 1000).toISOString().slice(0, 19);
}

function telegramItem(message: RealMessage, id: number) {
  const { from, kind, text } = message;
  const base = { id, date: iso(message.at), date_unixtime: '0', from, from_id: `user${from}` };
  switch (kind) {
    case 'call':
      return {
        ...base,
        type: 'service',
        action: 'phone_call',
        actor: from,
        actor_id: base.from_id,
        text: '',
      };
    case 'poll':
      return { ...base, type: 'message', poll: { question: '?', answers: [] }, text: '' };
    case 'media':
      return { ...base, type: 'message', photo: '(File not included.)', text: '' };
    default:
      return {
        ...base,
        type: 'message',
        text: [text.slice(0, 3), { type: 'bold', text: text.slice(3) }],
      };
  }
}

/** A conversation as Telegram Desktop exports it; it has no deleted messages. */
export function renderTelegram(messages: readonly RealMessage[]): string {
  const joined = { id: 0, type: 'service', date: iso(0), actor: 'Asha', action: 'create_group' };
  const items = messages.filter(({ kind }) => kind !== 'deleted').map(telegramItem);
  return JSON.stringify(
    { name: 'A "chat" {[', type: 'personal_chat', messages: [joined, ...items] },
    null,
    1,
  );
}

export function inLatin(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** An encrypted chat as Messenger exports it: newest first, with names of fields of its own. */
export function renderMessenger(messages: readonly RealMessage[]): string {
  const items = messages.map(({ at, from, kind, text }) => ({
    isUnsent: kind === 'deleted',
    media: kind === 'media' ? [{ uri: 'a.jpg' }] : [],
    reactions: [{ actor: 'Asha', reaction: 'x' }],
    senderName: from,
    text,
    timestamp: new Date(iso(at)).getTime(),
    type: kind === 'call' ? 'call' : 'text',
  }));
  return JSON.stringify({
    participants: ['Asha', 'Ravi'],
    threadName: 'Asha_3',
    messages: items.toReversed(),
  });
}

/** A conversation as Instagram exports it: newest first, UTF-8 written as Latin-1. */
export function renderInstagram(messages: readonly RealMessage[]): string {
  const items = messages.map(({ at, from, kind, text }) => {
    const local = new Date(iso(at));
    const base = { sender_name: inLatin(from), timestamp_ms: local.getTime() };
    if (kind === 'deleted') return { ...base, is_unsent: true };
    if (kind === 'call') return { ...base, call_duration: 0, content: 'You missed a video chat.' };
    return kind === 'text'
      ? { ...base, content: inLatin(text) }
      : { ...base, photos: [{ uri: 'a.jpg' }] };
  });
  const liked = { sender_name: 'Asha', timestamp_ms: 1, content: 'Liked a message' };
  return JSON.stringify({
    participants: [{ name: 'Asha' }],
    messages: [...items.toReversed(), liked],
    title: 'x',
  });
}
