import { describe, expect, it, test } from 'vitest';
import { normalise } from '@/domain/coach/reading/normalise';

const line = (text: string) => normalise(text).join(' ');

describe('normalise', () => {
  test.each([
    ['Mujhe jeena nahi hai yaar', 'mje jina nhi h yr'],
    ['मुझे जीना नहीं है यार', 'Mujhe jeena nahi hai yaar'],
    ['लड़की', 'ladki'],
    ['घरवाले', 'gharwale'],
    ['समझ नहीं आता', 'samajh nahi aata'],
    ['करना चाहिए', 'karna chahiye'],
    ['accha', 'acha'],
    ['pyaar', 'प्यार'],
    ['sooooo good', 'so good'],
    ['dont', 'don’t'],
    ["didn't", 'didnt'],
    ['message me please', 'msg me plz'],
    ['great', 'gr8'],
    ['Café', 'Cafe\u0301'],
  ])('reads %j and %j alike', (one, other) => {
    expect(line(one)).toBe(line(other));
  });

  test.each([
    ['zero-width marks between letters', 's\u200bu\u200bi\u200bc\u200bi\u200bd\u200be'],
    ['spaces between letters', 's u i c i d e'],
    ['dots between letters', 's.u.i.c.i.d.e'],
    ['digits for letters', '5u1c1d3'],
    ['a soft hyphen', 'sui\u00adcide'],
    ['mathematical letters', '𝓼𝓾𝓲𝓬𝓲𝓭𝓮'],
    ['full-width letters', 'ｓｕｉｃｉｄｅ'],
  ])('reads a word through %s', (_, text) => {
    expect(normalise(text)).toEqual(['suicide']);
  });

  it('keeps numbers with their units, question marks and emoji', () => {
    expect(normalise('5k for the 2nd date? 😍')).toEqual([
      '5k',
      'for',
      'the',
      '2nd',
      'date',
      '?',
      '😍',
    ]);
  });

  it('reads the beginning of a very long text, quickly', () => {
    expect(normalise('a b '.repeat(50_000)).length).toBeLessThan(1100);
  });

  test.each(['', '   ', '...', '\u200b'])('finds no word in %j', (text) => {
    expect(normalise(text)).toEqual([]);
  });
});
