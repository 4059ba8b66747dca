import { describe, expect, it } from 'vitest';
import { anyBoundaryReplies } from '@/domain/matches/chat/content/replies/boundaries';
import { generalReplies } from '@/domain/matches/chat/content/replies/general';
import { interestReplies } from '@/domain/matches/chat/content/replies/interestLines';
import { fillIn } from '@/domain/matches/chat/fillIn';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { allMatchReplies } from './allMatchReplies.ts';
import { mistakesIn, wordCount } from './grammar';
import { seeded, someMatch } from './someMatch';

const GENDERED =
  /\b(?:he|she|him|her|his|hers|girl|boy|man|woman|sir|madam|raha hoon|rahi hoon|karta|karti)\b/iu;

describe('the replies', () => {
  it('are eighty or more, with ids and texts of their own', () => {
    expect(allMatchReplies.length).toBeGreaterThanOrEqual(80);
    expect(new Set(allMatchReplies.map(({ id }) => id)).size).toBe(allMatchReplies.length);
    expect(new Set(allMatchReplies.map(({ text }) => text)).size).toBe(allMatchReplies.length);
  });

  it('outnumber what may not repeat where there is nothing to fall back on', () => {
    expect(generalReplies.length).toBeGreaterThan(10);
    expect(anyBoundaryReplies.length).toBeGreaterThan(10);
  });

  it('have lines for every interest, both ways', () => {
    expect([...interestReplies.keys()]).toEqual([...INTEREST_OPTIONS]);
    for (const { likes, curious } of interestReplies.values()) {
      expect(likes.length).toBeGreaterThan(0);
      expect(curious.length).toBeGreaterThan(0);
    }
  });

  it.each(allMatchReplies.map(({ id, text }) => ({ id, text })))(
    '$id is 6 to 35 words, of nobody’s gender, with no number to call',
    ({ text }) => {
      const filled = fillIn(text, someMatch(), seeded(1), 'Photography');
      expect(wordCount(filled)).toBeGreaterThanOrEqual(6);
      expect(wordCount(filled)).toBeLessThanOrEqual(35);
      expect(filled).not.toMatch(GENDERED);
      expect(filled).not.toMatch(/\d{6,}|https?:|@/u);
      expect(filled).not.toMatch(/14416|\b112\b|\b181\b/u);
    },
  );

  it.each(PROFESSIONS)('are sound for a %s with any interest and education', (profession) => {
    const wrong = new Set<string>();
    INTEREST_OPTIONS.forEach((interest, at) => {
      const education = EDUCATION[at % EDUCATION.length] ?? '';
      const match = someMatch({ profession, education, interests: [interest] });
      for (const { text } of allMatchReplies) {
        const filled = fillIn(text, match, seeded(1), interest);
        if (mistakesIn(filled).length > 0) wrong.add(filled);
      }
    });
    expect(wrong).toEqual(new Set());
  });

  it('are sound when the profile is empty', () => {
    const bare = someMatch({ profession: '', education: '', location: '', interests: [] });
    for (const { text } of allMatchReplies) {
      const filled = fillIn(text, bare, seeded(1), 'Art');
      expect(mistakesIn(filled), filled).toEqual([]);
    }
  });

  it('name the interest that was asked about', () => {
    for (const asked of INTEREST_OPTIONS) {
      const filled = fillIn('About {asked}.', someMatch(), seeded(1), asked);
      expect(filled.toLowerCase()).toBe(`about ${asked.toLowerCase()}.`);
    }
  });

  it('leave what looks like a placeholder in a profile as it is', () => {
    expect(fillIn('{name}', someMatch({ name: '{city}' }), seeded(1))).toBe('{city}');
  });
});
