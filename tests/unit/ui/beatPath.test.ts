import { describe, expect, it } from 'vitest';
import { barMiddle, beatPath, beatSizes, beatsWidth } from '@/ui/components/BeatBars/geometry';

const { small } = beatSizes;
const placed = (index: number) => barMiddle(index, 'small');

describe('beatPath', () => {
  it('draws a bar for each beat, from a dot to the whole height without its round ends', () => {
    expect(beatPath([0, 0.5, 1], small, placed)).toBe('M1 6.99V7.01M5 4V10M9 1V13');
  });

  it('keeps what is no share within the row', () => {
    expect(beatPath([-3, 7], small, placed)).toBe('M1 6.99V7.01M5 1V13');
  });

  it('has a height even where all beats are dots: a gradient needs a box', () => {
    expect(beatPath([0], small, placed)).not.toMatch(/M\S+ (\S+)V\1$/);
  });

  it('writes no more digits than a screen can show', () => {
    expect(beatPath([1 / 3], small, () => 1 / 3)).toBe('M0.33 5V9');
  });

  it('draws nothing where there are no beats', () => {
    expect(beatPath([], small, placed)).toBe('');
    expect(beatsWidth(0, 'small')).toBe(0);
  });

  it('is as wide as its bars and the gaps between them', () => {
    expect(beatsWidth(3, 'small')).toBe(10);
    expect(barMiddle(2, 'small') + small.bar / 2).toBe(10);
  });
});
