import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/seededRandom';
import { meera } from './meera.ts';
import { senders, storeInTest } from './storeInTest.ts';

const someRandom = fc.string().map(seededRandom);
const extremes = fc.constantFrom(
  () => 0,
  () => 1 - 2 ** -32,
);

/** A source that gives these numbers in turn, then the middle. */
function inTurn(...numbers: readonly number[]): () => number {
  const left = [...numbers];
  return () => left.shift() ?? 0.5;
}

describe('replies of a match', () => {
  it('come 2000 to 5000 ms after the message', () => {
    fc.assert(
      fc.property(fc.oneof(someRandom, extremes), (random) => {
        const { store, time } = storeInTest(random);
        store.open(meera);
        store.send(meera, 'Hello');
        time.advance(1999);
        expect(senders(store, meera.id)).toEqual(['match', 'user']);
        time.advance(3001);
        expect(senders(store, meera.id)).toEqual(['match', 'user', 'match']);
      }),
    );
  });

  it('come one for each of several quick messages, in order, each within its own span', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(someRandom, pauses, (random, waits) => {
        const replied: number[] = [];
        const { store, time } = storeInTest(random, () => replied.push(time.clock()));
        store.open(meera);
        const sent = waits.map((wait, index) => {
          time.advance(wait);
          store.send(meera, `Message ${index}`);
          return time.clock();
        });
        time.advance(10_000);
        expect(replied).toHaveLength(sent.length);
        sent.forEach((at, index) => {
          const delay = (replied[index] ?? 0) - at;
          expect(delay).toBeGreaterThanOrEqual(2000);
          expect(delay).toBeLessThanOrEqual(5000);
        });
        expect(store.conversation(meera.id).messages.every(({ read }) => read)).toBe(true);
      }),
    );
  });

  it('answer the first message first, also when the second draws a shorter delay', () => {
    const { store, time } = storeInTest(inTurn(0.9, 0));
    store.open(meera);
    store.send(meera, 'What do you do for a living?');
    store.send(meera, 'Which food do you love?');
    time.advance(2000);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'user', 'match']);
    const first = store.conversation(meera.id).messages.at(-1)?.text;

    const alone = storeInTest(inTurn(0));
    alone.store.open(meera);
    alone.store.send(meera, 'What do you do for a living?');
    alone.time.advance(2000);
    expect(first).toBe(alone.store.conversation(meera.id).messages.at(-1)?.text);
  });

  it('come although the clock is set back', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    time.setClock(0);
    time.advance(5000);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'match']);
  });

  it('are none of the last ten', () => {
    const questions = fc.array(
      fc.constantFrom('What do you do?', 'Chai or coffee?', 'ok', 'Do you like art?', 'Hi!'),
      { minLength: 12, maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.oneof(someRandom, extremes), questions, (random, texts) => {
        const { store, time } = storeInTest(random);
        store.open(meera);
        const replies = texts.map((text) => {
          store.send(meera, text);
          time.advance(5000);
          return store.conversation(meera.id).messages.at(-1)?.text;
        });
        replies.forEach((reply, index) => {
          expect(replies.slice(Math.max(0, index - 10), index)).not.toContain(reply);
        });
      }),
      { numRuns: 30 },
    );
  });
});
