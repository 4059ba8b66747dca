import { describe, expect, it } from 'vitest';
import { packText } from '@/build/coach/packText';
import { packWords } from '@/build/coach/packWords';
import type { Intent } from '@/domain/coach/intent';

/** What a module exports whose source text this is. */
async function exportsOf(source: string): Promise<Record<string, unknown>> {
  const exports: unknown = await import(
    /* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`
  );
  return { ...Object(exports) };
}

const intent: Intent = {
  about: 'texting',
  name: { en: 'no "reply"', hinglish: 'reply nahi', hi: 'जवाब नहीं' },
  answers: {
    en: [
      'Wait.',
      { when: { days: [2, 6], about: ['texting', 'date'] }, text: '{days}.', asks: 'yesNo' },
    ],
    hinglish: ['Ruko.'],
    hi: ['रुकिए।', { when: { answer: 'yes' }, text: 'हाँ: “ठीक”।' }],
  },
  followUps: { ifNo: { en: 'Then stop.', hinglish: 'Bas.', hi: 'बस।' } },
  chips: [{ to: 'doubleText', words: { en: 'Again?', hinglish: 'Phir?', hi: 'फिर?' } }],
};

describe('packed words', () => {
  it('give back every intent as it was', async () => {
    const packed = packWords({
      intents: { one: intent, two: intent },
      followUps: { when: intent },
    });
    expect(await exportsOf(packed)).toEqual({
      intents: { one: intent, two: intent },
      followUps: { when: intent },
    });
  });

  it('hold no letter of Devanagari beyond the alphabet', () => {
    const packed = packWords({ intents: { one: intent } });
    const letters = packed.match(/[\u0900-\u097f]/gu) ?? [];
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('a packed text', () => {
  it.each([
    ['Hindi', 'नमस्ते, कैसे हैं?\nठीक हूँ।'],
    [
      'more characters than one byte holds',
      Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x100 + at)).join(''),
    ],
    ['characters that stand for others', '!!!!"\\`~ ABC कखग'],
    ['emoji', 'अच्छा 😄 है'],
  ])('%s is the same again', async (_, text) => {
    const { decode, text: packed } = packText(text);
    const module = await exportsOf(`export const text=(${decode})(${JSON.stringify(packed)});`);
    expect(module.text).toBe(text);
  });
});
