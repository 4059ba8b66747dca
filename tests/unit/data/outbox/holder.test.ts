import { describe, expect, it } from 'vitest';
import { leaseRow, readLease, webLock, webLockInTurn } from '@/data/outbox/exclusive';
import { drainHolder } from '@/data/outbox/holder';
import { corrupt } from '../../../support/corrupt.ts';
import { gate } from '../../../support/gate.ts';
import { manualTime, settled } from '../../../support/manualTime.ts';
import { memoryLocks } from '../../../support/memoryLocks.ts';
import { testDatabase, twoTabs } from '../../../support/testDatabase.ts';

const nothing = async () => {};

describe('the holder of a lease', () => {
  it('is named while the lease holds, by every tab', async () => {
    const [here, there] = twoTabs();
    const { clock } = manualTime();
    expect(await drainHolder(there, undefined, clock)).toBeNull();
    const door = gate();
    const run = leaseRow(here, 'here', clock)(() => door.passed());
    await door.reached;
    expect(await drainHolder(there, undefined, clock)).toBe('here');
    expect(await readLease(there, clock)).toEqual({ holder: 'here', expiresAt: clock() + 20_000 });
    door.open();
    await run;
    expect(await drainHolder(there, undefined, clock)).toBeNull();
  });

  it('is nobody once the lease has expired', async () => {
    const [here, there] = twoTabs();
    const time = manualTime();
    const door = gate();
    void leaseRow(here, 'here', time.clock)(() => door.passed());
    await door.reached;
    time.advance(19_999);
    expect(await drainHolder(there, undefined, time.clock)).toBe('here');
    time.advance(1);
    expect(await drainHolder(there, undefined, time.clock)).toBeNull();
  });

  it('is nobody where the lease ends later than any can: the clock was set back', async () => {
    const database = testDatabase();
    const { clock } = manualTime();
    const value = { holder: 'here', expiresAt: clock() + 20_001 };
    await database.keyValue.put({ key: 'drainLease', value });
    expect(await readLease(database, clock)).toBeNull();
    await database.keyValue.put({ key: 'drainLease', value: { ...value, expiresAt: clock() + 1 } });
    expect(await readLease(database, clock)).not.toBeNull();
  });

  it('is nobody where the lease is damaged', async () => {
    const database = testDatabase();
    await corrupt(database.keyValue, 'drainLease', { value: { holder: 7 } });
    expect(await drainHolder(database, undefined, manualTime().clock)).toBeNull();
  });
});

describe('the holder of the lock', () => {
  it('is whom the browser names', async () => {
    const database = testDatabase();
    const { clock } = manualTime();
    const locks = memoryLocks();
    expect(await drainHolder(database, locks, clock)).toBeNull();
    await locks.request('something else', async () => {
      expect(await drainHolder(database, locks, clock)).toBeNull();
    });
    await webLock(locks)(async () => {
      expect(await drainHolder(database, locks, clock)).toBe('a tab');
    });
    expect(await drainHolder(database, locks, clock)).toBeNull();
  });

  it('is not looked for among leases', async () => {
    const database = testDatabase();
    const { clock } = manualTime();
    await leaseRow(
      database,
      'here',
      clock,
    )(async () => {
      expect(await drainHolder(database, memoryLocks(), clock)).toBeNull();
    });
  });
});

describe('a lock in turn', () => {
  it('waits for the present holder instead of going away', async () => {
    const locks = memoryLocks();
    const door = gate();
    const order: string[] = [];
    const first = webLock(locks)(async () => {
      await door.passed();
      order.push('first');
    });
    await door.reached;
    const second = webLockInTurn(locks)(async () => {
      order.push('second');
    });
    await settled();
    expect(order).toEqual([]);
    // Who cannot wait is still turned away.
    expect(await webLock(locks)(nothing)).toBe(false);
    door.open();
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on after a holder that failed, and renews while it is held', async () => {
    const locks = memoryLocks();
    const failing = webLock(locks)(async () => {
      throw new Error('The task failed');
    });
    const renewed: boolean[] = [];
    const second = webLockInTurn(locks)(async (renew) => {
      renewed.push(await renew());
    });
    await expect(failing).rejects.toThrow('The task failed');
    expect(await second).toBe(true);
    expect(renewed).toEqual([true]);
    expect(await webLock(locks)(nothing)).toBe(true);
  });
});
