import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeByRows } from '@/domain/chat/chatPlace';

const row = (messageId: string | null, top: number, height = 100) => ({ messageId, top, height });

it('is by the uppermost message of which something is in view', () => {
  expect(placeByRows([row('a', -150), row('b', -50), row('c', 50)])).toEqual({
    messageId: 'b',
    offset: -50,
  });
});

it('passes over what is no message, and what only touches the view', () => {
  expect(placeByRows([row('a', -100), row(null, 0, 40), row('b', 40)])).toEqual({
    messageId: 'b',
    offset: 40,
  });
  expect(placeByRows([row(null, 0)])).toBeNull();
});

it('stays the same when older messages come in above', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, heights, fc.nat(), (older, rows, scroll) => {
      const total = rows.reduce((sum, height) => sum + height, 0);
      const place = (all: readonly number[], from: number, scrolled: number) => {
        let top = 0 - scrolled;
        return placeByRows(
          all.map((height, index) => {
            const placed = { messageId: `m${index + from}`, top, height };
            top += height;
            return placed;
          }),
        );
      };
      const at = scroll % total;
      const added = older.reduce((sum, height) => sum + height, 0);
      const before = place(rows, 0, at);
      expect(before).not.toBeNull();
      expect(place([...older, ...rows], -older.length, at + added)).toEqual(before);
    }),
  );
});
