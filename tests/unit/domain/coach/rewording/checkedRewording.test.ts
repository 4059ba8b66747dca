import { describe, expect, it } from 'vitest';
import { checkedRewording } from '@/domain/coach/rewording/checkedRewording';

const ADVICE = 'Wait 2 days, then write one light line. Do not ask why nothing came back.';
const QUOTING = 'Write “Coffee on Saturday?” and leave it there. What do you think of that?';

describe('a rewording', () => {
  it('is taken where it says the same in other words', () => {
    const other = 'Give it 2 days and send one easy line. Don’t ask why there was no answer.';
    expect(checkedRewording(ADVICE, `  ${other}\n`)).toBe(other);
    const quoting = 'Send “Coffee on Saturday?” and leave it at that. How does it sound to you?';
    expect(checkedRewording(QUOTING, quoting)).toBe(quoting);
  });

  it.each([
    ['is empty', ''],
    ['is blank', ' \n '],
    ['is the same', ADVICE],
    ['leaves most out', 'Wait 2 days. Not now.'],
    ['is far too long', `Wait 2 days and do not ask. ${'Be patient, it is fine. '.repeat(4)}`],
    ['brings in Hindi', 'Wait 2 days, then write one light line, theek hai, और मत पूछो, not now.'],
    [
      'brings in another script',
      'Wait 2 days, then write one light line. Do not аsk why it is so.',
    ],
    [
      'brings in an address',
      'Wait 2 days, then see datinghelp.example and do not ask why it is so.',
    ],
    ['brings in a link', 'Wait 2 days, then open https://x.example/a and do not ask about it now.'],
    ['brings in a mailbox', 'Wait 2 days, then write to me@here and do not ask why it came back.'],
    [
      'brings in a phone number',
      'Wait 2 days, then call 98765 43210. Do not ask why nothing came.',
    ],
    ['changes a number', 'Wait 3 days, then write one light line. Do not ask why nothing came.'],
    ['leaves a number out', 'Wait a little, then write one light line. Do not ask why it is so.'],
    [
      'turns into a command',
      'Wait 2 days, then write one light line. Ask why all of it came back.',
    ],
    ['asks a question', 'Wait 2 days, then write one light line, not a question why. Will you?'],
    ['quotes what nobody said', 'Wait 2 days, then write “Hey you”. Do not ask why nothing came.'],
    [
      'has marks of a list',
      '* Wait 2 days\n* Then write one light line\n* Do not ask why it is so',
    ],
    ['has markup', 'Wait <b>2</b> days, then write one light line. Do not ask why it is so.'],
    [
      'turns the direction',
      'Wait 2 days, then write one light line.\u202E Do not ask why nothing.',
    ],
  ])('is refused where it %s', (_, answer) => {
    expect(checkedRewording(ADVICE, answer)).toBeNull();
  });

  it.each([
    [
      'drops a quoted text',
      'Write that you want coffee and leave it there. What do you say to it?',
    ],
    ['changes it', 'Write “Coffee on Sunday?” and leave it there. What do you think of that?'],
    ['changes its marks', 'Write "Coffee on Saturday?" and leave it there. What do you think?'],
    ['quotes it twice', '“Coffee on Saturday?” Just “Coffee on Saturday?” What do you say to it?'],
    ['leaves a mark open', 'Write “Coffee on Saturday?” and “leave it there. What do you think?'],
  ])('is refused where it %s', (_, answer) => {
    expect(checkedRewording(QUOTING, answer)).toBeNull();
  });

  it('is refused where it no longer asks, as an answer is waited for', () => {
    const asking = 'That can mean many things. How many days has it been since then?';
    expect(
      checkedRewording(asking, 'It may mean a lot. Tell me for how many days now.'),
    ).toBeNull();
  });

  it('keeps what is rare where the coach has it too', () => {
    const own = 'Report it on cybercrime.gov.in or call 1930, it is free, day and night; तुरंत.';
    const other = 'Call 1930 or report it on cybercrime.gov.in, free by day and night; तुरंत.';
    expect(checkedRewording(own, other)).toBe(other);
    expect(checkedRewording(own, other.replace('gov.in', 'gov.com'))).toBeNull();
  });

  it('is never longer than 400, however long the original is', () => {
    const own = `${'Take it slow and be kind to her. '.repeat(12)}Good.`;
    const other = `${'Go slowly and treat her kindly. '.repeat(12)}Good, fine, all right.`;
    expect(own.length).toBe(401);
    expect(other.length).toBeGreaterThan(400);
    expect(checkedRewording(own, other)).toBeNull();
    expect(checkedRewording(own, other.slice(0, 400))).not.toBeNull();
  });
});
