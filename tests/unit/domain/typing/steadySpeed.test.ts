import { expect, it } from 'vitest';
import { steadySpeed } from '@/domain/typing/steadySpeed';

it('says nothing of the first seven keys, and the typing speed from the eighth on', () => {
  expect(steadySpeed('chai an', 2)).toBe(0);
  expect(steadySpeed('chai and', 4)).toBe(30);
});
