import { describe, expect, it } from 'vitest';
import { rhythmClause } from '@/domain/coach/conversation/rhythm';
import { NO_RHYTHM } from '../../../../support/builders/rhythm.ts';

const NINE_WORDS = 'i really do not know what to tell her';

/** A message that took `seconds` with `removed` characters taken back, at the usual speed. */
function hesitant(seconds: number, removed = 0) {
  return { ...NO_RHYTHM, speed: 40, usualSpeed: 40, hesitation: { seconds, removed } };
}

describe('a long pause', () => {
  it('is told with its minutes and the words of the message', () => {
    expect(rhythmClause(hesitant(240), NINE_WORDS)).toEqual({
      en: 'You took 4 minutes over those 9 words.',
      hinglish: 'In 9 shabdon mein 4 minute lage.',
      hi: 'इन 9 शब्दों में 4 मिनट लगे।',
    });
    const thirteen = `${NINE_WORDS} about the trip tomorrow`;
    expect(rhythmClause(hesitant(900), thirteen)?.en).toBe(
      'You took 15 minutes over those 13 words.',
    );
  });

  it('is none below two minutes, nor beyond half an hour', () => {
    const told = [119, 120, 1800, 1801].map((seconds) =>
      rhythmClause(hesitant(seconds), NINE_WORDS),
    );
    expect(told.map((clause) => clause !== null)).toEqual([false, true, true, false]);
  });

  it('is none where the message is as long as that', () => {
    expect(rhythmClause(hesitant(120), 'so '.repeat(12))).not.toBeNull();
    expect(rhythmClause(hesitant(120), 'so '.repeat(13))).toBeNull();
  });

  it('is none for a few words, which one may wait with', () => {
    expect(rhythmClause(hesitant(240), 'ok see you there')).toBeNull();
  });
});

describe('much rewriting', () => {
  it('is told when about as much was taken back as was sent', () => {
    expect(rhythmClause(hesitant(20, 30), NINE_WORDS)).toEqual({
      en: 'You rewrote that a good deal before sending it.',
      hinglish: 'Bhejne se pehle ise kaafi badla.',
      hi: 'भेजने से पहले इसे काफ़ी बदला।',
    });
  });

  it('is none for a few slips, nor for a small share of a long message', () => {
    expect(rhythmClause(hesitant(20, 29), NINE_WORDS)).toBeNull();
    expect(rhythmClause(hesitant(20, 19), 'a b c d e')).toBeNull();
    expect(rhythmClause(hesitant(20, 20), 'a b c d e')).not.toBeNull();
  });
});

describe('the speed', () => {
  it('is told beside the usual one, after five messages and where nothing else is', () => {
    const slow = { ...NO_RHYTHM, speed: 12, usualSpeed: 60, typedMessages: 5 };
    expect(rhythmClause(slow, NINE_WORDS)?.en).toMatch(/^You took your time .* 12 words a minute/u);
    expect(rhythmClause({ ...slow, speed: 96 }, NINE_WORDS)?.en).toMatch(/^That came quickly/u);
    expect(rhythmClause({ ...slow, typedMessages: 4 }, NINE_WORDS)).toBeNull();
    const both = { ...slow, hesitation: { seconds: 240, removed: 0 } };
    expect(rhythmClause(both, NINE_WORDS)?.en).toMatch(/^You took 4 minutes/u);
  });
});
