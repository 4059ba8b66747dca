import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/coach/reading/languages';
import { DANGER_KINDS } from '@/domain/coach/safety/dangers';
import { HELPLINE_NUMBERS, helplineRuns } from '@/domain/coach/safety/helplineRuns';
import { HELPLINES } from '@/domain/coach/safety/helplines';
import { SAFETY_CONTENT } from '@/domain/coach/safety/safetyAnswer';

const numbers = HELPLINES.map(({ number }) => number);

describe('helplines', () => {
  it('are all to be called by a tap', () => {
    expect([...HELPLINE_NUMBERS].sort()).toEqual([...numbers].sort());
  });

  it('splits a text at its numbers', () => {
    expect(helplineRuns('Call 14416, or 112 now.')).toEqual([
      { text: 'Call ', number: null },
      { text: '14416', number: '14416' },
      { text: ', or ', number: null },
      { text: '112', number: '112' },
      { text: ' now.', number: null },
    ]);
  });

  it.each(['1121', '₹181', '1,112', '181,000', '2112', '19300'])('finds none in %j', (text) => {
    expect(helplineRuns(text)).toEqual([{ text, number: null }]);
  });

  it('says of each number who runs it and when it was looked up', () => {
    for (const { name, serves, source, checked } of HELPLINES) {
      expect([name, serves, source].every((text) => text.length > 5)).toBe(true);
      expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('is the only source of the numbers that safety replies name', () => {
    for (const kind of DANGER_KINDS) {
      const { replies, checkIn, chips } = SAFETY_CONTENT[kind];
      for (const language of LANGUAGES) {
        const texts = [
          ...replies[language],
          checkIn[language],
          ...chips.map((c) => c.answer[language]),
        ];
        for (const text of texts) {
          const named = text.match(/\b\d{3,6}\b/gu) ?? [];
          // Years, section and act numbers are no helplines.
          const others = named.filter((one) => !numbers.includes(one) && one !== '2018');
          expect(others, text).toEqual([]);
        }
      }
    }
  });

  it('stands in every reply and every check-in, but for those that say no to the writer', () => {
    for (const kind of DANGER_KINDS.filter((one) => one !== 'tracking')) {
      const { replies, checkIn } = SAFETY_CONTENT[kind];
      for (const language of LANGUAGES) {
        for (const text of [...replies[language], checkIn[language]]) {
          expect(
            helplineRuns(text).some(({ number }) => number !== null),
            text,
          ).toBe(true);
        }
      }
    }
  });
});
