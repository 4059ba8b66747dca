import { webcrypto } from 'node:crypto';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { randomUuid } from '@/app/randomUuid';
import { outboxEntryRow } from '@/data/outbox/entry';

it('is a UUID of version 4, another one each time, without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 500 }, randomUuid);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  // All four variants occur, and the queue takes them.
  expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set('89ab'));
  const [id] = ids;
  expect(v.is(outboxEntryRow.options[0].entries.id, id)).toBe(true);
});
