import { describe, expect, it } from 'vitest';
import type { TaalDatabase } from '@/data/database';
import { drain } from '@/data/outbox/drain';
import { leaseRow, type RunExclusively, webLock } from '@/data/outbox/exclusive';
import { corrupt } from '../../../support/corrupt.ts';
import { type Gate, gate } from '../../../support/gate.ts';
import { manualTime } from '../../../support/manualTime.ts';
import { memoryLocks } from '../../../support/memoryLocks.ts';
import { drainOf, effects, queueMessages } from '../../../support/outbox.ts';
import { startBackend } from '../../../support/testBackend.ts';
import { testDatabase, twoTabs } from '../../../support/testDatabase.ts';

const nothing = async () => {};
const fail = async () => {
  throw new Error('The task failed');
};

describe.each<[string, () => readonly [RunExclusively, RunExclusively]]>([
  [
    'a web lock',
    () => {
      const locks = memoryLocks();
      return [webLock(locks), webLock(locks)];
    },
  ],
  [
    'a lease row',
    () => {
      const { clock } = manualTime();
      const [here, there] = twoTabs();
      return [leaseRow(here, 'here', clock), leaseRow(there, 'there', clock)];
    },
  ],
])('%s', (_, make) => {
  it('lets one in and turns the other away', async () => {
    const [here, there] = make();
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
    const [here, there] = make();
    const door = gate();
    const runs = [here, there, here, there].map((run) => run(() => door.passed()));
    await door.reached;
    door.open();
    expect((await Promise.all(runs)).filter((ran) => ran)).toHaveLength(1);
  });

  it('is free again after a task that failed', async () => {
    const [here, there] = make();
    await expect(here(fail)).rejects.toThrow('The task failed');
    expect(await there(nothing)).toBe(true);
    expect(await here(nothing)).toBe(true);
  });

  it('renews while it is held', async () => {
    const [here] = make();
    let renewed = false;
    await here(async (renew) => {
      renewed = await renew();
    });
    expect(renewed).toBe(true);
  });
});

describe('a lease', () => {
  it('of a dead holder is taken over when it has expired, not before', async () => {
    const [dead, alive] = twoTabs();
    const time = manualTime();
    const door = gate();
    void leaseRow(dead, 'dead', time.clock)(() => door.passed());
    await door.reached;
    dead.close();
    const run = leaseRow(alive, 'alive', time.clock);
    time.advance(19_999);
    expect(await run(nothing)).toBe(false);
    time.advance(1);
    expect(await run(nothing)).toBe(true);
  });

  it('that is renewed outlives its time, and is lost once another has it', async () => {
    const [here, there] = twoTabs();
    const time = manualTime();
    const renewals: boolean[] = [];
    await leaseRow(
      here,
      'here',
      time.clock,
    )(async (renew) => {
      time.advance(15_000);
      renewals.push(await renew());
      time.advance(15_000);
      renewals.push(await leaseRow(there, 'there', time.clock)(nothing));
      time.advance(20_000);
      const door = gate();
      void leaseRow(there, 'there', time.clock)(() => door.passed());
      await door.reached;
      renewals.push(await renew());
    });
    expect(renewals).toEqual([true, false, false]);
    // Who lost the lease does not take it from its new holder.
    expect(await here.keyValue.get('drainLease')).toHaveProperty('value.holder', 'there');
  });

  it('that is damaged is free', async () => {
    const database = testDatabase();
    await corrupt(database.keyValue, 'drainLease', { value: { holder: 7 } });
    expect(await leaseRow(database, 'here', manualTime().clock)(nothing)).toBe(true);
  });
});

describe('two drains at once', () => {
  const texts = ['one', 'two', 'three', 'four'];

  it.each<[string, (tabs: ReturnType<typeof twoTabs>) => readonly RunExclusively[]]>([
    [
      'web lock',
      () => {
        const locks = memoryLocks();
        return [webLock(locks), webLock(locks)];
      },
    ],
    [
      'lease row',
      (tabs) => {
        const { clock } = manualTime();
        return tabs.map((tab, n) => leaseRow(tab, `tab ${n}`, clock));
      },
    ],
  ])('send nothing twice: %s', async (_, make) => {
    const tabs = twoTabs();
    // Without keys a second sending would show as a second effect.
    const backend = await startBackend(undefined, { honoursKeys: false });
    await queueMessages(tabs[0], texts);
    const drains = make(tabs).flatMap((runExclusively, n) => {
      const dependencies = drainOf(n === 0 ? tabs[0] : tabs[1], backend, { runExclusively });
      return [drain(dependencies), drain(dependencies)];
    });
    const ends = (await Promise.all(drains)).map(({ kind }) => kind).sort();
    expect(ends).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'empty']);
    expect(effects(backend)).toEqual(texts);
  });

  it('send nothing new from a sleeping tab that has lost its lease', async () => {
    const [sleeping, awake] = twoTabs();
    const backend = await startBackend();
    const { time, connection } = backend;
    await queueMessages(sleeping, texts);
    const start = (database: TaalDatabase, door: Gate) => {
      const slow: typeof fetch = async (...input) => {
        await door.passed();
        return connection.fetch(...input);
      };
      return drain(
        drainOf(database, backend, {
          // Timers of their own, that never fire: a sleeping tab does not notice the time.
          connection: { ...connection, fetch: slow, timers: manualTime().timers },
          runExclusively: leaseRow(database, database === awake ? 'awake' : 'sleeping', time.clock),
        }),
      );
    };
    const [bed, door] = [gate(), gate()];
    const first = start(sleeping, bed);
    await bed.reached;
    time.advance(20_000);
    const second = start(awake, door);
    await door.reached;
    bed.open();
    // What was on its way arrives; the next entry is the other tab's.
    expect(await first).toEqual({ kind: 'elsewhere' });
    expect(effects(backend)).toEqual(['one']);
    door.open();
    expect(await second).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(texts);
    expect(backend.calls).toHaveLength(5);
  });
});
