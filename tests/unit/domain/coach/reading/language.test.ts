import { describe, expect, test } from 'vitest';
import { languageOf } from '@/domain/coach/reading/language';

describe('the language of a message', () => {
  test.each([
    ['she has not replied since yesterday', 'en'],
    ['what shall I wear', 'en'],
    ['usne reply nahi kiya', 'hinglish'],
    ['bhai she left me on seen kya karu', 'hinglish'],
    ['उसने जवाब नहीं दिया', 'hi'],
    ['मेरा crush reply नहीं करता', 'hi'],
    ['my yaar is coming to the office party on friday evening and i feel shy', 'en'],
    ['வணக்கம் எப்படி இருக்கீங்க', 'other'],
    ['কেমন আছো', 'other'],
    ['ok', null],
    ['?', null],
    ['😂😂', null],
    ['', null],
  ] as const)('%j is %j', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
