import { describe, expect, it } from 'vitest';
import { formatOf } from '@/domain/real-chats/reading/formatOf';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { readText } from '../../../../support/real-chats/readText.ts';

function read(lines: readonly string[], newline = '\n', pieceLength?: number) {
  const found = readText(readWhatsApp, lines.join(newline), pieceLength);
  const said = found.messages.map(({ from, text }) => `${from}> ${text}`);
  return { said, uncounted: found.uncounted };
}

describe('a name is no remark', () => {
  it.each(['Neha just joined', 'Ravi Left', 'Asha business account', 'Meera was added'])(
    '%s',
    (name) => {
      const lines = [
        '25/11/26, 9:05 pm - Ravi: hello',
        `25/11/26, 9:06 pm - ${name}: hi, how was your day?`,
        `25/11/26, 9:08 pm - ${name}: same here`,
      ];
      const said = ['Ravi> hello', `${name}> hi, how was your day?`, `${name}> same here`];
      expect(read(lines)).toEqual({ said, uncounted: 0 });
    },
  );

  it('however many lines it has', () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) => `25/11/26, 21:05 - Neha just joined: ${at}`,
    );
    expect(read(lines)).toMatchObject({ said: { length: 60 }, uncounted: 0 });
  });

  it('on iOS, where each line has a name, one line is enough', () => {
    expect(read(['[25/11/26, 21:05:11] Ravi Left: hi'])).toEqual({
      said: ['Ravi Left> hi'],
      uncounted: 0,
    });
  });

  it('one line of it on Android is not counted, and said', () => {
    const lines = ['25/11/26, 21:05 - Asha: hello', '25/11/26, 21:06 - Ravi Left: hi'];
    expect(read(lines)).toEqual({ said: ['Asha> hello'], uncounted: 1 });
  });

  it('a remark about somebody who wrote is passed over in silence', () => {
    const lines = ['25/11/26, 21:05 - Asha: hello', '25/11/26, 21:06 - Asha added Dr: Rao'];
    expect(read(lines)).toEqual({ said: ['Asha> hello'], uncounted: 0 });
  });

  it('somebody who only says that they left has said it', () => {
    const lines = ['25/11/26, 21:05 - Asha: where?', '25/11/26, 21:06 - Ravi: just left'];
    expect(read(lines).said).toEqual(['Asha> where?', 'Ravi> just left']);
  });

  it('an inch in a name opens no title', () => {
    const lines = ['25/11/26, 21:05 - Ravi 5\'11": hi', '25/11/26, 21:06 - Asha: hello'];
    expect(read(lines).said).toEqual(['Ravi 5\'11"> hi', 'Asha> hello']);
  });
});

it('a name that cannot be seen is one', () => {
  const lines = ['25/11/26, 21:05 - \u200e\u2063: hi', '25/11/26, 21:06 - Asha: hello'];
  expect(read(lines).said).toHaveLength(2);
});

describe('no space behind the colon', () => {
  it('is the end of a name too', () => {
    const lines = [
      '25/11/26, 21:05 - Asha:hello',
      '25/11/26, 21:06 - +91 98765 43210:I come at 9:30',
      '25/11/26, 21:07 - Asha:look: this',
      '25/11/26, 21:08 - Asha:https://a.b',
      '25/11/26, 21:09 - Asha::)',
    ];
    expect(read(lines).said).toEqual([
      'Asha> hello',
      '+91 98765 43210> I come at 9:30',
      'Asha> look: this',
      'Asha> https://a.b',
      'Asha> :)',
    ]);
  });

  it('is none in a remark', () => {
    expect(
      read([
        '25/11/26, 21:05 - Asha: hello',
        '25/11/26, 21:06 - Asha changed the event to 9:30',
        '25/11/26, 21:07 - See https://a.b',
      ]),
    ).toEqual({ said: ['Asha> hello'], uncounted: 0 });
  });
});

it.each([1, 7, 100, 1000])('lines may end with a return alone, in pieces of %i', (pieceLength) => {
  const lines = ['first', '25/11/26, 21:05 - Asha: hello', 'there', '25/11/26, 21:06 - Ravi: hi'];
  expect(read(lines, '\r', pieceLength).said).toEqual(['Asha> hello\nthere', 'Ravi> hi']);
  expect(read(lines, '\r\n', pieceLength).said).toEqual(['Asha> hello\nthere', 'Ravi> hi']);
  expect(formatOf(lines.join('\r'))).toBe('whatsApp');
});

describe('far back in time', () => {
  it('a new person is counted where a clock was set back', () => {
    const lines = [
      '25/11/26, 9:05 pm - Asha: hello',
      '20/11/26, 9:00 am - Ravi: hi',
      '20/11/26, 9:02 am - Asha: yes',
    ];
    expect(read(lines)).toEqual({ said: ['Asha> hello', 'Ravi> hi', 'Asha> yes'], uncounted: 0 });
  });

  it('so it is where the chat goes on until the clock is where it was', () => {
    const lines = [
      '25/11/26, 9:05 pm - Asha: hello',
      '23/11/26, 9:00 am - Ravi: hi',
      '24/11/26, 9:00 am - Asha: yes',
      '24/11/26, 9:10 pm - Ravi: no',
      '25/11/26, 9:20 pm - Asha: bye',
    ];
    expect(read(lines)).toMatchObject({ said: { length: 5 }, uncounted: 0 });
  });

  it('more than a message can hold was not pasted into one', () => {
    const back = Array.from(
      { length: 900 },
      (_, at) => `20/11/26, 9:00 am - Ravi: ${'ab '.repeat(30)}${at}`,
    );
    const lines = ['25/11/26, 9:05 pm - Asha: hello', ...back, '25/11/26, 9:09 pm - Asha: bye'];
    expect(read(lines)).toMatchObject({ said: { length: 902 }, uncounted: 0 });
  });

  it('lines of an older export in a message are said', () => {
    const pasted = ['03/01/25, 10:00 - Meera: old', 'and more', '04/01/25, 10:00 - Asha: older me'];
    const message = ['25/11/26, 21:05 - Asha: look', ...pasted];
    const last = '25/11/26, 21:06 - Ravi: nice';
    expect(read([...message, last])).toEqual({
      said: [`Asha> look\n${pasted.join('\n')}`, 'Ravi> nice'],
      uncounted: 2,
    });
    expect(read(message.slice(0, 2))).toEqual({ said: [`Asha> look\n${pasted[0]}`], uncounted: 1 });
  });
});
