import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '@/data/database/engine/engine';
import { isOutOfSpace } from '@/data/database/faults';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { fillStorage } from '@/data/lab/fullStorage';
import { EVICTED_DATABASE, labEngine } from '@/data/lab/labEngine';
import { listScenarios, removeScenario, saveScenario } from '@/data/lab/savedScenarios';
import { parseRun, runForWorker, tellWorker } from '@/data/lab/storedRun';
import type { OpeningFault } from '@/domain/lab/faultsAt';
import { scenarioOfFault } from '@/domain/lab/scenario';
import { LAB_SCENARIOS_KEY } from '@/domain/storageKeys';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

function onDevice(indexedDB: IDBFactory, fault?: OpeningFault): TaalDatabase {
  const engine = createEngine({
    native: { indexedDB, IDBKeyRange },
    loadMemory: () => Promise.reject(new Error('not wanted')),
    onMemory: () => {},
  });
  const database = new TaalDatabase(
    'taal',
    fault === undefined ? engine : labEngine(engine, fault),
  );
  onTestFinished(() => database.close());
  return database;
}

describe('a storage without room', () => {
  it('refuses every write as a full device does, changes nothing, and is whole again after', async () => {
    const database = testDatabase();
    await database.keyValue.put({ key: 'before', value: 1 });
    const end = fillStorage(IDBObjectStore.prototype, () => true);
    onTestFinished(end);
    const both = database.transaction('rw', database.keyValue, async () => {
      await database.keyValue.delete('before');
      await database.keyValue.put({ key: 'after', value: 2 });
    });
    const refusal: unknown = await both.catch((error: unknown) => error);
    expect(isOutOfSpace(refusal)).toBe(true);
    end();
    await database.keyValue.put({ key: 'after', value: 3 });
    expect(await database.keyValue.toArray()).toEqual([
      { key: 'after', value: 3 },
      { key: 'before', value: 1 },
    ]);
  });
});

describe('an evicted storage', () => {
  it('is empty, and the real one keeps what it has', async () => {
    const factory = new IDBFactory();
    await onDevice(factory).keyValue.put({ key: 'mine', value: 1 });
    const evicted = onDevice(factory, 'storage evicted');
    expect(await evicted.keyValue.count()).toBe(0);
    await evicted.keyValue.put({ key: 'in the lab', value: 2 });
    expect(await onDevice(factory).keyValue.toArray()).toEqual([{ key: 'mine', value: 1 }]);
  });

  it('is erased with the real one', async () => {
    const factory = new IDBFactory();
    const real = onDevice(factory);
    await real.keyValue.put({ key: 'mine', value: 1 });
    real.close();
    const evicted = onDevice(factory, 'storage evicted');
    await evicted.keyValue.put({ key: 'in the lab', value: 2 });
    await evicted.delete();
    const names = async () => (await factory.databases()).map(({ name }) => name);
    await expect.poll(names).toEqual([]);
    expect(EVICTED_DATABASE).not.toBe('taal');
  });
});

describe('a storage that an older version holds', () => {
  it('says that it is blocked, and does not open', async () => {
    const database = onDevice(new IDBFactory(), 'older version');
    const blocked = new Promise<number | null>((resolve) => {
      database.on('blocked', ({ newVersion }) => resolve(newVersion));
    });
    database.open().catch(() => {});
    expect(await blocked).toBeGreaterThan(1);
    expect(database.isOpen()).toBe(false);
  });
});

describe('the run for the worker', () => {
  it('is there until it is taken back or over', async () => {
    const database = testDatabase();
    const run = { startedAt: 1000, scenario: scenarioOfFault('offline') };
    expect(await runForWorker(database, 1000)).toBeNull();
    await tellWorker(database, run);
    expect(await runForWorker(database, 2000)).toEqual(run);
    expect(await runForWorker(database, 1000 + 3_600_000)).toBeNull();
    await tellWorker(database, null);
    expect(await runForWorker(database, 2000)).toBeNull();
  });

  it('is none where the row is damaged', async () => {
    const database = testDatabase();
    await database.keyValue.put({ key: 'labRun', value: { startedAt: 1 } });
    expect(await runForWorker(database, 2)).toBeNull();
    expect(parseRun('{"startedAt":1,"scenario":"x"}', 2)).toBeNull();
  });
});

describe('saved scenarios', () => {
  it('are kept by name, the latest first, at most 20', () => {
    const place = memoryPlace();
    for (let n = 1; n <= 21; n += 1) saveScenario(place, { name: `s${n}`, text: 't' });
    saveScenario(place, { name: 's5', text: 'changed' });
    expect(listScenarios(place)).toHaveLength(20);
    expect(listScenarios(place)[0]).toEqual({ name: 's5', text: 'changed' });
    expect(removeScenario(place, 's5').map(({ name }) => name)).not.toContain('s5');
  });

  it('are none where they are damaged', () => {
    for (const text of ['{', '[{"name":1}]', '"x"']) {
      const place = memoryPlace(new Map([[LAB_SCENARIOS_KEY, text]]));
      expect(listScenarios(place)).toEqual([]);
    }
  });
});
