import fc from 'fast-check';
import { expect } from 'vitest';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { getMessage } from '@/data/repositories/chat/chatMessages';
import { getUserStats } from '@/data/repositories/userStats';
import { uuid } from '../../../../support/builders/chat.ts';
import { effectOf, retryAll, setIncognito } from '../../../../support/builders/outbox.ts';
import { commands, hear, PROFILES } from './commands.ts';
import type { Model } from './model.ts';
import { createWorld, type World } from './world.ts';

const setting = fc.constantFrom(
  { honoursKeys: true, sendsKeys: true, guard: 'lock' },
  { honoursKeys: true, sendsKeys: true, guard: 'none' },
  { honoursKeys: false, sendsKeys: true, guard: 'lock' },
  { honoursKeys: false, sendsKeys: false, guard: 'lock' },
) satisfies fc.Arbitrary<World['setting']>;

/** The faults end; the person lets everything go. The queue has to run dry then. */
async function comeToRest(world: World): Promise<void> {
  world.failures.length = 0;
  world.online = true;
  await setIncognito(world.database, false);
  world.incognito = false;
  await hear(world);
  await retryAll(world.database);
  for (let tries = 0; (await world.drain(0, null)) !== 'died'; tries += 1) {
    if ((await world.database.outbox.count()) === 0) return;
    expect(tries, 'runs until the queue is empty').toBeLessThan(60);
    world.time.advance(60_000);
  }
}

/** What took effect, each thing once, in the order in which it first did. */
function firstEffects(world: World, path: string): string[] {
  const ledger = world.backend.ledger.filter((entry) => entry.path === path);
  return [...new Set(ledger.map(({ body }) => String(effectOf(body))))];
}

async function checkMessages(model: Model, world: World): Promise<void> {
  const times = (id: string) =>
    world.backend.ledger.filter(({ body }) => effectOf(body) === id).length;
  for (const { id, queued } of model.messages) {
    if (!queued) expect(times(id), `${id} was written under incognito or speaks of danger`).toBe(0);
    else if (world.setting.honoursKeys) {
      if (model.discarded.has(id) || model.gone.has(id)) expect(times(id)).toBeLessThanOrEqual(1);
      else expect(times(id), `${id} takes effect once`).toBe(1);
    } else if (!model.discarded.has(id) && !model.gone.has(id)) {
      expect(times(id), `${id} takes effect`).toBeGreaterThanOrEqual(1);
    }
  }
}

async function checkHere(model: Model, world: World): Promise<void> {
  const { database } = world;
  const delivered = ({ id, queued }: Model['messages'][number]) =>
    queued && !model.discarded.has(id);
  const history = await getAnalysisHistory(database);
  expect(history.map(({ id }) => id)).toEqual(model.messages.map(({ id }) => id));
  // What was deleted may have been on its way, and is not asked about again.
  const there = model.messages.filter(({ id }) => !model.gone.has(id));
  expect(history.filter(({ id }) => !model.gone.has(id)).map(({ source }) => source)).toEqual(
    there.map((message) => (delivered(message) ? 'backend' : 'device')),
  );
  expect((await getUserStats(database)).totalMessages).toBe(model.messages.length);
  for (const message of there) {
    expect(await getMessage(database, message.id)).toMatchObject({
      analysedByBackend: delivered(message),
    });
  }
}

async function checkAll(model: Model, world: World): Promise<void> {
  expect(world.wrongs).toEqual([]);
  await checkMessages(model, world);
  const inOrder = model.messages.map(({ id }) => id).filter((id) => !model.parked.has(id));
  const arrived = firstEffects(world, '/analyze').filter((id) => inOrder.includes(id));
  expect(arrived).toEqual(inOrder.filter((id) => arrived.includes(id)));
  const profiles = firstEffects(world, '/user-profile').map(Number);
  expect(profiles, 'profiles arrive in order').toEqual(profiles.toSorted((a, b) => a - b));
  const newest = uuid(PROFILES + model.profiles);
  if (model.profiles > 0 && !model.discarded.has(newest)) {
    const last = world.backend.ledger.findLast(({ path }) => path === '/user-profile');
    expect(last, 'the newest profile has the last word').toMatchObject({
      body: { profile: { name: String(model.profiles) } },
    });
  }
  const keys = world.backend.ledger.map(({ key }) => key);
  if (world.setting.honoursKeys) expect(new Set(keys).size).toBe(keys.length);
  await checkHere(model, world);
}

/** Runs random courses of events; fails with the seed that plays the same one again. */
export async function checkOutbox(options: {
  readonly runs: number;
  readonly seed?: number;
}): Promise<void> {
  const { runs, seed } = options;
  await fc.assert(
    fc.asyncProperty(setting, commands, async (chosen, course) => {
      const world = await createWorld(chosen);
      const model: Model = {
        messages: [],
        profiles: 0,
        discarded: new Set(),
        parked: new Set(),
        gone: new Set(),
        chats: 1,
      };
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), course);
        await comeToRest(world);
        await checkAll(model, world);
      } finally {
        world.close();
      }
    }),
    { numRuns: runs, endOnFailure: false, ...(seed === undefined ? {} : { seed }) },
  );
}
