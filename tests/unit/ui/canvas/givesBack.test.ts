import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/seededRandom';
import { givesBack, PROBE_SIDE } from '@/ui/canvas/givesBack';
import { pixelPen } from '../../../support/fakes/pixelPen.ts';

const random = seededRandom('noise');

describe('what a canvas gives back', () => {
  it('is what was drawn', () => expect(givesBack(pixelPen(PROBE_SIDE))).toBe(true));

  it('may differ by what nobody sees', () => {
    const pen = pixelPen(PROBE_SIDE, (data) => data.set(data.map((value) => value ^ 1)));
    expect(givesBack(pen)).toBe(true);
  });

  it.each<readonly [string, (data: Uint8ClampedArray) => void]>([
    ['white', (data) => data.fill(255)],
    ['nothing', (data) => data.fill(0)],
    ['noise', (data) => data.set(data.map(() => random() * 256))],
    ['its neighbours', (data) => data.set(data.slice(4), 0)],
  ])('is nothing to store if it is %s', (_, give) => {
    expect(givesBack(pixelPen(PROBE_SIDE, give))).toBe(false);
  });
});
