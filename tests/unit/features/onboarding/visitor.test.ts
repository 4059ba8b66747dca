import { describe, expect, it } from 'vitest';
import { setHasCompletedOnboarding } from '../../../../src/data/repositories/values/hasCompletedOnboarding.ts';
import { createVisitor } from '../../../../src/features/onboarding/visitor.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

function memory(value: string | null) {
  const stored = { value };
  return {
    stored,
    getItem: () => stored.value,
    setItem: (_: string, next: string) => {
      stored.value = next;
    },
  };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

function visitorWith(mirror: ReturnType<typeof memory>) {
  const database = testDatabase();
  const evicted = deferred();
  const seen = { evictions: 0 };
  const onEvicted = () => {
    seen.evictions += 1;
    evicted.resolve();
  };
  return {
    database,
    seen,
    evicted: evicted.promise,
    visitor: createVisitor({ database, mirror, onEvicted }),
  };
}

describe('whether onboarding is done', () => {
  it('is asked of the database where the mirror says nothing, and mirrored', async () => {
    const mirror = memory(null);
    const { database, visitor } = visitorWith(mirror);
    expect(await visitor.hasCompletedOnboarding()).toBe(false);
    expect(mirror.stored.value).toBe('no');
    await setHasCompletedOnboarding(database);
    expect(await visitor.hasCompletedOnboarding()).toBe(true);
    expect(mirror.stored.value).toBe('yes');
  });

  it('is known at once from the mirror', () => {
    expect(visitorWith(memory('yes')).visitor.hasCompletedOnboarding()).toBe(true);
  });

  it('is taken back when the database was evicted and the mirror was not', async () => {
    const mirror = memory('yes');
    const { visitor, seen, evicted } = visitorWith(mirror);
    expect(visitor.hasCompletedOnboarding()).toBe(true);
    await evicted;
    expect(mirror.stored.value).toBe('no');
    expect(await visitor.hasCompletedOnboarding()).toBe(false);
    expect(seen.evictions).toBe(1);
  });

  it('is found to be wrong in the mirror after an import, and put right', async () => {
    const mirror = memory('no');
    const { database, visitor } = visitorWith(mirror);
    expect(await visitor.isMistakenForNew()).toBe(false);
    await setHasCompletedOnboarding(database);
    expect(await visitor.isMistakenForNew()).toBe(true);
    expect(mirror.stored.value).toBe('yes');
    expect(await visitor.isMistakenForNew()).toBe(false);
  });

  it('is mirrored without a mistake where the mirror said nothing', async () => {
    const mirror = memory(null);
    const { visitor } = visitorWith(mirror);
    expect(await visitor.isMistakenForNew()).toBe(false);
    expect(mirror.stored.value).toBe('no');
  });

  it('is stored and mirrored when onboarding ends, also where the mirror is full', async () => {
    const mirror = memory(null);
    const { visitor } = visitorWith(mirror);
    await visitor.completeOnboarding();
    expect(mirror.stored.value).toBe('yes');
    const full = memory(null);
    full.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const without = visitorWith(full).visitor;
    await without.completeOnboarding();
    expect(await without.hasCompletedOnboarding()).toBe(true);
  });
});
