import { describe, expect, it } from 'vitest';
import { detectUnwelcome } from '@/domain/matches/chat/detectUnwelcome';
import { THEMES } from '@/domain/matches/chat/themes';
import { sentencesByTheme } from './sentencesByTheme';

describe('detectUnwelcome', () => {
  it.each([
    ['sexual', 'Send nudes'],
    ['sexual', 'wanna hook up tonight?'],
    ['sexual', 'What’s your bra size'],
    ['abuse', 'Fuck you'],
    ['abuse', 'You are so stupid'],
    ['abuse', 'chutiya hai tu'],
    ['abuse', 'तू हरामी है'],
    ['abuse', 'I will kill you'],
    ['abuse', 'I’ll rape you'],
    ['money', 'Can you send me money?'],
    ['money', 'I need a loan urgently'],
    ['money', 'paise bhejo na'],
    ['money', 'What is your UPI ID?'],
    ['money', 'Tell me the OTP you got'],
  ])('hears %s in "%s"', (kind, text) => {
    expect(detectUnwelcome(text)).toBe(kind);
  });

  it.each([
    'I get lost in old Delhi',
    'I feel so stupid today',
    'This day was fucking long',
    'I work on UPI apps at a bank',
    'I turned on the TV',
    'I stayed in a hotel room in Goa',
    'I can’t make out what you mean',
    'I don’t have much money',
    'Essex and Sussex are far away',
    ...THEMES.flatMap((theme) => sentencesByTheme[theme]),
  ])('lets "%s" pass', (text) => {
    expect(detectUnwelcome(text)).toBeNull();
  });
});
