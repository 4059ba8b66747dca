import { describe, expect, it } from 'vitest';
import { readJson } from '@/domain/real-chats/reading/json/readJson';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { CONVERSATION } from '../../../../support/real-chats/conversation.ts';
import { inLatin, renderMessenger } from '../../../../support/real-chats/jsonFormats.ts';
import { readText } from '../../../../support/real-chats/readText.ts';

/** What a chat of Instagram says; its texts are given from the oldest to the newest. */
function said(...texts: readonly string[]): string[] {
  const items = texts.map((content, at) => ({
    sender_name: 'Ravi',
    timestamp_ms: 1_764_104_700_000 + at * 60_000,
    content: inLatin(content),
  }));
  const file = JSON.stringify({ messages: items.toReversed() });
  return readText(readJson, file).messages.map(({ kind, text }) =>
    kind === 'text' ? text : `(${kind})`,
  );
}

describe('Instagram and Facebook', () => {
  it.each([
    'Liked a message',
    'Reacted ❤️ to your message ',
    'Hat mit ❤️ auf deine Nachricht reagiert ',
    'Reaccionó con 😍 a tu mensaje',
    'Reagiu com 🔥 à sua mensagem',
    'आपके मैसेज पर ❤️ रिएक्शन दिया',
    'メッセージに「❤️」とリアクションしました',
  ])('%j is no message', (text) => expect(said('hi', text)).toEqual(['hi']));

  it.each([
    'Ravi changed the theme to Love.',
    'Ravi hat das Thema zu „Love“ geändert.',
    'Ravi a changé le thème pour « Love ».',
    'Ravi set the nickname for Asha to A.',
    'Ravi pinned a message.',
    'Ravi named the group Goa.',
    'Ravi ने थीम को बदलकर Love कर दिया।',
  ])('%j is no message either', (text) => expect(said('hi', text)).toEqual(['hi']));

  it.each([
    ['Ravi sent an attachment.', '(media)'],
    ['Ravi hat einen Anhang gesendet.', '(media)'],
    ['Ravi ने अटैचमेंट भेजा.', '(media)'],
    ['Ravi started a video chat.', '(call)'],
    ['Ravi hat einen Anruf gestartet.', '(call)'],
    ['Audio call ended', '(call)'],
    ['Ravi here, call me', 'Ravi here, call me'],
    ['Ravindra left the group.', 'Ravindra left the group.'],
    ['Raviさんがテーマを変更しました。', undefined],
    ['Your message made me cry 😂', 'Your message made me cry 😂'],
    ['I like the theme of it.', 'I like the theme of it.'],
  ])('%j is %j', (text, read) => expect(said(text)[0]).toBe(read));

  it('a message that was changed counts once, in its last words', () => {
    expect(said('hi', 'See you at 7', 'See you at 8 (edited)')).toEqual(['hi', 'See you at 8']);
    expect(said('See you at 7', 'See you at 8 (edited)', 'See you at 9 (edited)', 'ok')).toEqual([
      'See you at 9',
      'ok',
    ]);
    expect(said('कल मिलते हैं', 'yes', 'कल मिलते हैं ना (संपादित)')).toEqual(['yes', 'कल मिलते हैं ना']);
    expect(said('Good night', 'See you at 8 (edited)')).toEqual(['Good night', 'See you at 8']);
    expect(said('See you', ...Array(20).fill('.'), 'See you (edited)')[0]).toBe('See you');
  });

  it('Facebook tells by a type who came and left', () => {
    const item = { sender_name: 'Ravi', timestamp_ms: 1_764_104_700_000, content: 'hi' };
    const file = JSON.stringify({ messages: [item, { ...item, type: 'Subscribe', content: 'x' }] });
    expect(readText(readJson, file).messages).toHaveLength(1);
  });

  it.each([7, 100_000])('encrypted chats of Messenger are read, in pieces of %i', (pieceLength) => {
    const spoken = CONVERSATION.filter(({ kind }) => kind !== 'poll');
    expect(readText(readJson, renderMessenger(spoken), pieceLength).messages).toEqual(spoken);
  });
});

describe('WhatsApp on iOS', () => {
  const rest = ['[08.03.26, 09:22:39] Ravi: Hey', '[08.03.26, 09:28:10] Asha: Huhu'];
  it.each([
    '\u200eNachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Nur Personen in diesem Chat können sie lesen, anhören oder teilen.',
    'Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.',
    'Mesajlar ve aramalar uçtan uca şifrelidir.',
    'செய்திகளும் அழைப்புகளும் முழு மறையாக்கம் செய்யப்பட்டவை.',
    '\u200eДля этого чата действует новое правило, о котором Taal ничего не знает.',
  ])('%j is no message', (text) => {
    const file = [`[07.03.26, 21:22:39] Asha: ${text}`, ...rest].join('\n');
    expect(readText(readWhatsApp, file).messages.map((message) => message.text)).toEqual([
      'Hey',
      'Huhu',
    ]);
  });

  it('what a person pasted with a mark is one', () => {
    const link = `\u200eLook at this page, it has all that we need for the trip: https://a.b`;
    const file = [...rest, `[08.03.26, 09:29:00] Asha: ${link}`].join('\n');
    expect(readText(readWhatsApp, file).messages).toHaveLength(3);
  });
});

describe('JSON that was cut', () => {
  const whole = renderMessenger(CONVERSATION);
  it.each([0.3, 0.6, 0.99])('at %d of its length is refused', (share) => {
    expect(readText(readJson, whole.slice(0, whole.length * share)).refusal).toBe('cutOff');
    expect(readText(readJson, whole).refusal).toBeNull();
  });
});
