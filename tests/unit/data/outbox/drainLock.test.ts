import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { tryWebLock, waitForWebLock } from '@/data/outbox/drainLock';
import { drainOf, effects, queueMessages } from '../../../support/builders/outbox.ts';
import { gate } from '../../../support/fakes/gate.ts';
import { settled } from '../../../support/fakes/manualTime.ts';
import { memoryLocks, refusingLocks } from '../../../support/fakes/memoryLocks.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { twoTabs } from '../../../support/fakes/testDatabase.ts';

const nothing = async () => {};
const fail = async () => {
  throw new Error('The task failed');
};

const texts = ['one', 'two', 'three', 'four'];

function twoWithOneLock() {
  const locks = memoryLocks();
  return [tryWebLock(locks), tryWebLock(locks)] as const;
}

describe('a web lock', () => {
  it('lets one in and turns the other away', async () => {
    const [here, there] = twoWithOneLock();
    const door = gate();
    const first = here(() => door.passed());
    await door.reached;
    expect(await there(nothing)).toBe(false);
    expect(await here(nothing)).toBe(false);
    door.open();
    expect(await first).toBe(true);
    expect(await there(nothing)).toBe(true);
    expect(await here(nothing)).toBe(true);
  });

  it('lets one in when all come at once', async () => {
    const [here, there] = twoWithOneLock();
    const door = gate();
    const runs = [here, there, here, there].map((run) => run(() => door.passed()));
    await door.reached;
    door.open();
    expect((await Promise.all(runs)).filter((ran) => ran)).toHaveLength(1);
  });

  it('is free again after a task that failed', async () => {
    const [here, there] = twoWithOneLock();
    await expect(here(fail)).rejects.toThrow('The task failed');
    expect(await there(nothing)).toBe(true);
    expect(await here(nothing)).toBe(true);
  });

  it('keeps two drains at once from sending anything twice', async () => {
    const tabs = twoTabs();
    // Without keys a second sending would show as a second effect.
    const backend = await startBackend(undefined, { honoursKeys: false });
    await queueMessages(tabs[0], texts);
    const locks = twoWithOneLock();
    const drains = tabs.flatMap((tab, n) => {
      const dependencies = drainOf(tab, backend, { runExclusively: locks[n] ?? locks[0] });
      return [drain(dependencies), drain(dependencies)];
    });
    const ends = (await Promise.all(drains)).map(({ kind }) => kind).sort();
    expect(ends).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'empty']);
    expect(effects(backend)).toEqual(texts);
  });
});

describe('a lock in turn', () => {
  it('waits for the present holder instead of going away', async () => {
    const locks = memoryLocks();
    const door = gate();
    const order: string[] = [];
    const first = tryWebLock(locks)(async () => {
      await door.passed();
      order.push('first');
    });
    await door.reached;
    const second = waitForWebLock(locks)(async () => {
      order.push('second');
    });
    await settled();
    expect(order).toEqual([]);
    // Who cannot wait is still turned away.
    expect(await tryWebLock(locks)(nothing)).toBe(false);
    door.open();
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on after a holder that failed', async () => {
    const locks = memoryLocks();
    const failing = tryWebLock(locks)(fail);
    const second = waitForWebLock(locks)(nothing);
    await expect(failing).rejects.toThrow('The task failed');
    expect(await second).toBe(true);
    expect(await tryWebLock(locks)(nothing)).toBe(true);
  });
});

describe.each([
  ['missing', () => undefined],
  ['refused', refusingLocks],
])('where locks are %s', (_, locks) => {
  it('a task runs all the same, once, and its failure is its own', async () => {
    let runs = 0;
    const count = async () => {
      runs += 1;
    };
    expect(await tryWebLock(locks())(count)).toBe(true);
    expect(await waitForWebLock(locks())(count)).toBe(true);
    await expect(tryWebLock(locks())(fail)).rejects.toThrow('The task failed');
    expect(runs).toBe(2);
  });

  it('two tabs send everything in order, and each entry takes effect once by its key', async () => {
    const tabs = twoTabs();
    const backend = await startBackend();
    await queueMessages(tabs[0], texts);
    const drains = tabs.map((tab) =>
      drain(drainOf(tab, backend, { runExclusively: tryWebLock(locks()) })),
    );
    expect((await Promise.all(drains)).map(({ kind }) => kind)).toEqual(['empty', 'empty']);
    expect(effects(backend)).toEqual(texts);
    expect(await tabs[0].outbox.count()).toBe(0);
  });
});
