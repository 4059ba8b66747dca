import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countWords } from '@/domain/analysis/typingSpeed';
import { INCOGNITO_CHOICE, RHYTHM_FIELD, steps } from '@/features/onboarding/steps/steps';

describe('the steps of onboarding', () => {
  it('are six, each with a title, a text and a picture of its own', () => {
    expect(steps).toHaveLength(6);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(6);
    for (const { id, title, text } of steps) {
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      expect(existsSync(`public/pictures/onboarding/${id}.svg`)).toBe(true);
    }
  });

  it('say in the fourth that matches are made up, and what for (rule “Practice partners”)', () => {
    expect(steps[3]?.text).toMatch(/practice partners, made up by Taal.*write to real people/u);
  });

  it.each(steps)('say it in thirty words: $title', ({ id, title, text, points = [] }) => {
    const inField = [
      ...(id === 'rhythm' ? Object.values(RHYTHM_FIELD) : []),
      ...(id === 'on-this-device' ? Object.values(INCOGNITO_CHOICE) : []),
    ];
    const inPoints = points.flatMap((point) => [point.term, point.text]);
    const words = countWords([title, text, ...inField, ...inPoints].join(' '));
    expect(words).toBeLessThanOrEqual(30);
  });
});
