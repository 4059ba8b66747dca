import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getUserId } from '@/data/repositories/values/userId';
import { eraseEverything, type Places } from '@/features/data-ownership/erase/eraseEverything';
import { followOtherTabs, tellOtherTabs } from '@/features/data-ownership/tabSignal';
import { manualTime, settled } from '../../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';

const HOME = 'https://taal.example/';

/** Keys of localStorage or sessionStorage, those of another app of the origin among them. */
function keyPlace() {
  const keys = ['taal-theme', 'other', 'taal@/taal/-theme', 'taal-last-words:s1', 'taalkeeper'];
  return {
    keys,
    get length() {
      return keys.length;
    },
    key: (index: number) => keys[index] ?? null,
    removeItem: (key: string) => void keys.splice(keys.indexOf(key), 1),
  };
}

const OTHERS = {
  keys: ['other', 'taal@/taal/-theme', 'taalkeeper'],
  caches: ['other', `workbox-precache-v2-${HOME}taal/`, 'taal@/taal/-documents-1'],
};

function places(change: Partial<Places> = {}) {
  const database = testDatabase();
  const names = new Set([
    `workbox-precache-v2-${HOME}`,
    `taal-documents-${HOME}#1`,
    'taal-previous-assets-1',
    ...OTHERS.caches,
  ]);
  const notification = { close: vi.fn() };
  const unregister = vi.fn(async () => true);
  const [local, session] = [keyPlace(), keyPlace()];
  const made: Places = {
    database,
    timers: manualTime().timers,
    caches: { keys: async () => [...names], delete: async (name) => names.delete(name) },
    localStorage: local,
    sessionStorage: session,
    worker: async () => ({ unregister }),
    home: HOME,
    notifications: async () => [notification, notification],
    tellOtherTabs: null,
    ...change,
  };
  return { made, names, notification, unregister, local, session };
}

/** The channel of one page. */
function pageChannel(): BroadcastChannel {
  const channel = new BroadcastChannel('taal-data');
  onTestFinished(() => channel.close());
  return channel;
}

async function exists(name: string): Promise<boolean> {
  return (await indexedDB.databases()).some((database) => database.name === name);
}

describe('erasing everything', () => {
  it('leaves nothing of Taal in any place, and all that is not Taal’s', async () => {
    const { made, names, notification, unregister, local, session } = places();
    await made.database.likes.put({ matchId: 'm1', likedAt: 1 });
    expect(await eraseEverything(made)).toEqual([]);
    expect(await exists(made.database.name)).toBe(false);
    expect([...names]).toEqual(OTHERS.caches);
    expect(notification.close).toHaveBeenCalledTimes(2);
    expect(unregister).toHaveBeenCalledOnce();
    expect(local.keys).toEqual(OTHERS.keys);
    expect(session.keys).toEqual(OTHERS.keys);
  });

  it('lets the next start be that of someone new', async () => {
    const { made } = places();
    const { name } = made.database;
    const before = await getUserId(
      made.database,
      () => 1,
      () => 0.5,
    );
    await eraseEverything(made);
    const next = testDatabase(name);
    expect(await next.likes.count()).toBe(0);
    expect(
      await getUserId(
        next,
        () => 2,
        () => 0.5,
      ),
    ).not.toBe(before);
  });

  it('lets nothing that this tab still does bring data back', async () => {
    const { made } = places();
    await eraseEverything(made);
    await expect(made.database.likes.put({ matchId: 'm1', likedAt: 1 })).rejects.toThrow();
    expect(await exists(made.database.name)).toBe(false);
  });

  it('does without places that are missing', async () => {
    const { made } = places({ caches: null, notifications: null });
    expect(await eraseEverything(made)).toEqual([]);
    const unregistered = places({ worker: async () => undefined });
    expect(await eraseEverything(unregistered.made)).toEqual([]);
  });

  const broken = () => {
    throw new Error('forbidden');
  };
  it.each<[string, Partial<Places>]>([
    ['notifications', { notifications: () => Promise.reject(new Error('forbidden')) }],
    ['settings', { localStorage: { ...keyPlace(), key: broken } }],
    ['settings of this tab', { sessionStorage: { ...keyPlace(), key: broken } }],
    ['files for use without a network', { caches: { keys: broken, delete: broken } }],
    ['the service worker', { worker: broken }],
  ])('goes on when one place throws: %s', async (what, change) => {
    const { made, names, notification, unregister, local, session } = places(change);
    await made.database.likes.put({ matchId: 'm1', likedAt: 1 });
    expect(await eraseEverything(made)).toMatchObject([{ what, error: { message: 'forbidden' } }]);
    expect(await exists(made.database.name)).toBe(false);
    if (change.notifications === undefined) expect(notification.close).toHaveBeenCalled();
    if (change.localStorage === undefined) expect(local.keys).toEqual(OTHERS.keys);
    if (change.sessionStorage === undefined) expect(session.keys).toEqual(OTHERS.keys);
    if (change.caches === undefined) expect([...names]).toEqual(OTHERS.caches);
    if (change.worker === undefined) expect(unregister).toHaveBeenCalled();
  });

  it('counts a place that the browser refuses as empty', async () => {
    const refuse = async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const unsupported = async () => {
      throw new DOMException('The user denied permission', 'NotSupportedError');
    };
    const { made } = places({
      caches: { keys: refuse, delete: refuse },
      notifications: unsupported,
      worker: unsupported,
    });
    expect(await eraseEverything(made)).toEqual([]);
  });

  it('goes on when the database cannot be deleted', async () => {
    const { made, names, unregister } = places();
    vi.spyOn(made.database, 'delete').mockRejectedValue(new Error('broken'));
    expect(await eraseEverything(made)).toMatchObject([{ what: 'your data' }]);
    expect([...names]).toEqual(OTHERS.caches);
    expect(unregister).toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('close their connection by themselves', async () => {
    const [here, there] = twoTabs();
    await there.likes.put({ matchId: 'm1', likedAt: 1 });
    expect(await eraseEverything(places({ database: here }).made)).toEqual([]);
    expect(await there.likes.count()).toBe(0);
  });

  it('are told before and after, and write nothing in between', async () => {
    const [here, there] = twoTabs();
    const onErased = vi.fn();
    onTestFinished(followOtherTabs(there, { onErased, onImported: vi.fn() }, pageChannel()));
    const { made } = places({ database: here, tellOtherTabs: tellOtherTabs(pageChannel()) });
    await there.likes.put({ matchId: 'm1', likedAt: 1 });
    expect(await eraseEverything(made)).toEqual([]);
    await vi.waitFor(() => expect(onErased).toHaveBeenCalledOnce());
    await expect(there.likes.put({ matchId: 'm2', likedAt: 1 })).rejects.toThrow();
    expect(await exists(here.name)).toBe(false);
  });

  it('hear of an import; the tab that imports does not hear itself', async () => {
    const [here, there] = twoTabs();
    const [page, other] = [pageChannel(), pageChannel()];
    const [onHere, onThere] = [vi.fn(), vi.fn()];
    onTestFinished(followOtherTabs(here, { onErased: vi.fn(), onImported: onHere }, page));
    onTestFinished(followOtherTabs(there, { onErased: vi.fn(), onImported: onThere }, other));
    tellOtherTabs(page)?.('imported');
    await vi.waitFor(() => expect(onThere).toHaveBeenCalledOnce());
    await expect(there.likes.count()).rejects.toThrow();
    expect(onHere).not.toHaveBeenCalled();
    expect(await here.likes.count()).toBe(0);
  });

  it('that hang cannot hold the rest up, and what they hold is empty', async () => {
    const time = manualTime();
    const { made, unregister } = places({ timers: time.timers });
    const { name } = made.database;
    await made.database.likes.put({ matchId: 'm1', likedAt: 1 });
    const hanging = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const erasing = eraseEverything(made);
    while (time.waits().length === 0 || (await stillEmptying(made.database))) await settled();
    for (let waits = 0; waits < 20; waits += 1) await settled();
    time.advance(10_000);
    expect(await erasing).toMatchObject([{ what: 'your data' }]);
    expect(unregister).toHaveBeenCalled();
    const count = await new Promise<number>((resolve) => {
      const counting = hanging.transaction('likes').objectStore('likes').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    expect(count).toBe(0);
    hanging.close();
  });
});

async function stillEmptying(database: Places['database']): Promise<boolean> {
  return database.isOpen();
}
