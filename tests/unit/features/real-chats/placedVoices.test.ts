import { expect, it } from 'vitest';
import type { StaveBeat, StaveColumn } from '@/domain/real-chats/stave/columns';
import { placedVoices } from '@/features/real-chats/reading/placedVoices';

const beat = (height: number): StaveBeat => ({ height, answer: 60, mood: null, messages: 1 });

const column = (changes: Partial<StaveColumn>): StaveColumn => ({
  you: null,
  other: null,
  gap: 0,
  silence: 0,
  from: null,
  to: null,
  ...changes,
});

it('lets yours go up from the middle and the others down, taller when quicker', () => {
  const [you, other] = placedVoices([column({ you: beat(1), other: beat(0.5) })]);
  expect(you?.x).toBe(other?.x);
  expect((you?.from ?? 0) - (you?.to ?? 0)).toBeCloseTo(42, 1);
  expect((other?.to ?? 0) - (other?.from ?? 0)).toBeCloseTo(21, 1);
  expect([you?.from, other?.from]).toEqual([46, 54]);
});

it('leaves a gap for a silence, and stays within the picture', () => {
  const columns = [
    column({ you: beat(1) }),
    column({ other: beat(1) }),
    column({ you: beat(1), gap: 1 }),
  ];
  const [first = 0, second = 0, third = 0] = placedVoices(columns).map(({ x }) => x);
  expect(third - second).toBeCloseTo(5 * (second - first));
  expect(third).toBeLessThan(100);
});
