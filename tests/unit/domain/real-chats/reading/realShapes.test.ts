import { describe, expect, it } from 'vitest';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { wallClock } from '../../../../support/real-chats/conversation.ts';
import { readText } from '../../../../support/real-chats/readText.ts';

function read(...lines: string[]) {
  return readText(readWhatsApp, `${lines.join('\n')}\n`);
}

function said(...lines: string[]): string[] {
  return read(...lines).messages.map(({ from, kind, text }) =>
    kind === 'text' ? `${from}> ${text}` : `${from}> (${kind})`,
  );
}

describe('shapes from reports about other readers', () => {
  it('a narrow space before PM (Pustur/whatsapp-chat-parser#248)', () => {
    const { messages } = read(
      '1/4/23, 7:02\u202fPM - Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them. Tap to learn more.',
      '2/2/23, 2:51\u202fAM - Person 2: <Media omitted>',
      '2/4/23, 10:35\u202fPM - Person 1: Got it. So is it 4:30 or 6?',
      '2/14/23, 10:35\u202fPM - Person 1: K, I\'ll be there around 6 bz"h',
    );
    expect(messages.map(({ at }) => at)).toEqual([
      wallClock('2023-02-02T02:51:00'),
      wallClock('2023-02-04T22:35:00'),
      wallClock('2023-02-14T22:35:00'),
    ]);
  });

  it('p. m. with a space that does not break (Pustur/whatsapp-chat-parser#224)', () => {
    const { messages } = read('20/6/2017 8:28 p.\u00a0m. - Michelle: test');
    expect(messages).toEqual([
      { at: wallClock('2017-06-20T20:28:00'), from: 'Michelle', kind: 'text', text: 'test' },
    ]);
  });

  it('remarks under the name of a group or a person (Pustur/whatsapp-chat-parser#258)', () => {
    expect(
      said(
        '[14.08.2024, 21:00:10] My Group Name: \u200eMessages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.',
        '[14.08.2024, 21:00:10] Boris: \u200eBoris created group “My Group Name”',
        '[14.08.2024, 21:00:11] My Group Name: \u200eBoris added you',
        "[14.08.2024, 21:01:57] My Group Name: \u200eYou're now an admin",
        "[14.08.2024, 21:00:12] Boris: \u200eBoris changed this group's icon",
        '[14.08.2024, 21:02:00] Boris: hello',
      ),
    ).toEqual(['Boris> hello']);
  });

  it('the same with the marks lost', () => {
    expect(
      said(
        '[14.08.2024, 21:00:10] My Group Name: Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.',
        '[14.08.2024, 21:00:11] My Group Name: Boris added you',
        '[14.08.2024, 21:02:00] Boris: hello',
      ),
    ).toEqual(['Boris> hello']);
  });

  it('a tilde before names that are not in the contacts (langchain#4420, chatalysis#99)', () => {
    expect(said('[13.06.2023, 18:08:08] ~ YSL: Zdravime…👋')).toEqual(['YSL> Zdravime…👋']);
  });

  it('a dash in a name (joweich/chat-miner#25)', () => {
    expect(said('07.11.22, 10:00 - Anna - Work: see https://a.b - or not')).toEqual([
      'Anna - Work> see https://a.b - or not',
    ]);
  });

  it('numbers in place of names, with marks around them', () => {
    expect(said('09/10/2023, 11:11 am - \u202a+44\u00a07123\u00a0456789\u202c: hi')).toEqual([
      '+44 7123 456789> hi',
    ]);
  });

  it('colons before the name, as in 2012 (nmoya/whatsapp-parser#4)', () => {
    expect(said('3/24/14, 1:59:59 PM: Sender Name: Message')).toEqual(['Sender Name> Message']);
  });

  it('a word between date and time (mowolf/ChatAnalyzer#11)', () => {
    expect(said('02.05.18 à 18:00 - Michel Sahli: message')).toEqual(['Michel Sahli> message']);
  });
});

describe('names', () => {
  it('may hold a colon, if all their lines do', () => {
    expect(
      said(
        '25/11/26, 9:05 pm - Work: Asha: hello',
        '25/11/26, 9:06 pm - Ravi: PS: hi',
        '25/11/26, 9:07 pm - Work: Asha: list: milk',
        '25/11/26, 9:08 pm - Ravi: bye',
      ),
    ).toEqual(['Work: Asha> hello', 'Ravi> PS: hi', 'Work: Asha> list: milk', 'Ravi> bye']);
  });

  it('may share what stands before the colon', () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) =>
        `25/11/26, 9:${String(at).padStart(2, '0')} pm - Work: ${at % 2 ? 'Asha' : 'Ravi'}: ${at}`,
    );
    expect(said(...lines).slice(0, 2)).toEqual(['Work: Ravi> 0', 'Work: Asha> 1']);
    expect(new Set(read(...lines).messages.map(({ from }) => from)).size).toBe(2);
  });

  it('are no remarks that hold a colon', () => {
    expect(
      said(
        '25/11/26, 9:05 pm - Asha created group "Trip: Goa"',
        '25/11/26, 9:05 pm - Asha changed the group name from “A: b” to “C: d”',
        '25/11/26, 9:05 pm - Asha added Dr: Rao',
        // Tamil, of which no remarks are known.
        '25/11/26, 9:05 pm - Asha "பயணம்: கோவா" குழுவை உருவாக்கினார்',
        '25/11/26, 9:06 pm - Dr: Rao left',
        '25/11/26, 9:07 pm - Asha: I left: sorry',
        '25/11/26, 9:08 pm - Asha: and you?',
      ),
    ).toEqual(['Asha> I left: sorry', 'Asha> and you?']);
  });
});

describe('what stands for no words', () => {
  it.each([
    ['<Media omitted>', 'media'],
    ['', 'media'],
    ['null', 'media'],
    ['IMG-20261125-WA0003.jpg (file attached)', 'media'],
    ['IMG-20261125-WA0003.jpg (फ़ाइल संलग्न है)', 'media'],
    ['\u200e<attached: 00000030-PHOTO-2026-11-25.jpg>', 'media'],
    ['Plan.pdf • \u200e3 pages \u200edocument omitted', 'media'],
    ['\u200eफ़ोटो हटाई गई', 'media'],
    ['\u200eபடம் விடப்பட்டது', 'media'],
    ['<View once voice message omitted>', 'media'],
    ['location: https://maps.google.com/?q=18.52,73.85', 'media'],
    ['This message was deleted', 'deleted'],
    ['You deleted this message', 'deleted'],
    ['\u200eThis message was deleted by admin Asha.', 'deleted'],
    ['तुम्ही हा मेसेज हटवला', 'deleted'],
    ['आपने यह मैसेज डिलीट किया', 'deleted'],
    ['Missed video call', 'call'],
    ['\u200eVoice call, \u200e12 min', 'call'],
    ['वॉइस कॉल मिस हुई', 'call'],
    ['POLL:\nWhere?\nOPTION: Pune (1 vote)', 'poll'],
  ])('%j is %s', (text, kind) => {
    const before = '[25/11/26, 9:05:11 PM] Asha: hello';
    const { messages } = read(before, `[25/11/26, 9:06:00 PM] Asha: ${text}`);
    expect(messages[1]).toMatchObject({ from: 'Asha', kind, text: '' });
  });

  it.each([
    ['Video call?', 'Video call?'],
    ['<3', '<3'],
    ['I deleted this message', 'I deleted this message'],
    ['fixed <This message was edited>', 'fixed'],
    ['fixed \u200e<This message was edited>', 'fixed'],
    ['ठीक \u200e<इस मैसेज को बदला गया>', 'ठीक'],
    ['IMG-20261125-WA0003.jpg (file attached)\nLook!', 'Look!'],
    ['<Media omitted>\nLook: there', 'Look: there'],
    ['is it (really) so', 'is it (really) so'],
  ])('%j was written', (text, words) => {
    const { messages } = read('25/11/26, 21:05 - Asha: hello', `25/11/26, 21:06 - Asha: ${text}`);
    expect(messages[1]).toMatchObject({ kind: 'text', text: words });
  });
});

describe('the order of day and month', () => {
  it('is found by a number above 12 anywhere', () => {
    expect(read('3/2/26, 9:05 - A: a', '13/2/26, 9:05 - A: a').dateOrder).toBe('dayFirst');
    expect(read('3/2/26, 9:05 - A: a', '3/13/26, 9:05 - A: a').dateOrder).toBe('monthFirst');
  });

  it('is found by the order of lines', () => {
    expect(read('11/2/26, 9:05 - A: a', '1/3/26, 9:05 - A: a').dateOrder).toBe('dayFirst');
    expect(read('2/11/26, 9:05 - A: a', '3/1/26, 9:05 - A: a').dateOrder).toBe('monthFirst');
  });

  it('stays open where both fit', () => {
    expect(read('3/2/26, 9:05 - A: a', '4/2/26, 9:05 - A: a').dateOrder).toBeNull();
    expect(read('3/3/26, 9:05 - A: a').dateOrder).toBe('dayFirst');
  });

  it('is that of most lines where they clash, and each date is one that exists', () => {
    const { dateOrder, messages } = read(
      '13/2/26, 9:05 - A: a',
      '14/2/26, 9:05 - A: b',
      '2/15/26, 9:05 - A: c',
    );
    expect(dateOrder).toBe('dayFirst');
    expect(messages.map(({ at }) => at)).toEqual(
      ['2026-02-13', '2026-02-14', '2026-02-15'].map((day) => wallClock(`${day}T09:05:00`)),
    );
  });
});

describe('an older export within a message', () => {
  it('stays there when nobody here has its names', () => {
    expect(
      said(
        '25/11/26, 21:05 - Asha: look what I found',
        '03/01/25, 10:00 - Meera: old',
        'and more',
        '04/01/25, 10:00 - Asha: older me',
        '25/11/26, 21:06 - Ravi: nice',
      ),
    ).toEqual([
      'Asha> look what I found\n03/01/25, 10:00 - Meera: old\nand more\n04/01/25, 10:00 - Asha: older me',
      'Ravi> nice',
    ]);
  });

  it('stays there when it is written in another way', () => {
    expect(
      said(
        '25/11/26, 21:05 - Asha: you said',
        '[25/11/26, 9:01:00 PM] Asha: this',
        '25/11/26, 21:06 - Asha: no?',
      ),
    ).toEqual(['Asha> you said\n[25/11/26, 9:01:00 PM] Asha: this', 'Asha> no?']);
  });

  it('is no older export where a clock was set back', () => {
    const { messages } = read(
      '25/10/26, 02:50 - Asha: before',
      '25/10/26, 02:05 - Ravi: the hour runs again',
      '24/10/26, 01:00 - Asha: came late',
    );
    expect(messages.map(({ at }) => at)).toEqual(
      ['25T02:50', '25T02:05', '24T01:00'].map((day) => wallClock(`2026-10-${day}:00`)),
    );
  });
});

describe('odd files', () => {
  it('a byte order mark, lines before the first message, no newline at the end', () => {
    const text = '\ufeff25/11/26, 21:05 - Asha: hello\n\n25/11/26, 21:06 - Ravi: hi';
    expect(readText(readWhatsApp, text).messages.map((message) => message.text)).toEqual([
      'hello',
      'hi',
    ]);
    expect(said('lost', '25/11/26, 21:05 - Asha: hello')).toEqual(['Asha> hello']);
  });

  it('a line of 100,000 characters', () => {
    const long = 'ab '.repeat(33_333);
    expect(said(`25/11/26, 21:05 - Asha: ${long}`, '25/11/26, 21:06 - Ravi: hi')[0]).toBe(
      `Asha> ${long}`,
    );
    expect(said('1'.repeat(100_000))).toEqual([]);
  });

  it.each(['', '\n', '<html>', '[', '1/1', '1/1/26, ', '1/1/26, 10:0', '99/99/26, 10:00 - A: b'])(
    '%j has no messages',
    (text) => expect(said(text)).toEqual([]),
  );
});
