import { describe, expect, test } from 'vitest';
import { whatHappened } from '@/domain/coach/jobs/whatHappened';

describe('what happened, as an apology can say it', () => {
  test.each([
    ['i joked about Meeras accent last nite and she went quiet', 'joked about your accent'],
    ['I forgot her birthday, write an apology', 'forgot your birthday'],
    [
      'I shouted at him in front of his friends. sorry msg please',
      'shouted at you in front of your friends',
    ],
  ])('English: %s', (told, what) => {
    expect(whatHappened(told, 'en')).toBe(what);
  });

  test.each([
    ['maine uski call miss kar di, sorry likh do', 'tumhari call miss kar di'],
    [
      'kal raat gusse me bf ko bohot bura bol diya. sorry wala msg likh do',
      'tumhe bohot bura bol diya',
    ],
  ])('Hinglish: %s', (told, what) => {
    expect(whatHappened(told, 'hinglish')).toBe(what);
  });

  test('Hindi', () => {
    expect(whatHappened('मैंने उसकी माँ के बारे में उल्टा बोल दिया। माफ़ी लिख दो', 'hi')).toBe(
      'तुम्हारी माँ के बारे में उल्टा बोल दिया',
    );
  });

  test.each([
    ['write an apology', 'en'],
    ['she shouted at me', 'en'],
    ['maine socha', 'hinglish'],
    ['', 'hi'],
  ] as const)('nothing in %j', (told, language) => {
    expect(whatHappened(told, language)).toBeNull();
  });
});
