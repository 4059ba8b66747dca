import fc from 'fast-check';
import { enqueueUserProfile } from '@/data/outbox/enqueue';
import { discard, listEntries, retry } from '@/data/outbox/queue';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { outgoing, uuid } from '../../../../support/builders/chat.ts';
import { hearAll, retryAll, setIncognito } from '../../../../support/builders/outbox.ts';
import { deleteChat, restoreBackup, undoDeleting } from './chats.ts';
import type { Model } from './model.ts';
import type { Failure, World } from './world.ts';

type Command = fc.AsyncCommand<Model, World>;

/** Ids of profiles are far from those of messages. */
export const PROFILES = 1_000_000;

function command(name: string, run: (model: Model, world: World) => Promise<unknown>): Command {
  return {
    check: () => true,
    run: async (model, world) => {
      await run(model, world);
      for (const entry of await listEntries(world.database, 1000)) {
        if (entry.state === 'parked') model.parked.add(entry.id);
      }
    },
    toString: () => name,
  };
}

/** The coach hears everything that it has not heard yet. */
export async function hear(world: World): Promise<void> {
  await hearAll(world.database, (id) => {
    world.heard.add(id);
    return world.dangers.has(id);
  });
}

type Ear = 'heard' | 'unheard' | 'danger';

async function write(model: Model, world: World, ear: Ear = 'heard'): Promise<void> {
  const id = uuid(model.messages.length + 1);
  // The text is the id, so that a backend without keys tells the messages apart too.
  const session = `session_${model.chats}`;
  await sendMessage({ ...world.services, newId: () => id }, outgoing(session, id));
  if (ear === 'danger') world.dangers.add(id);
  model.messages.push({ id, queued: !world.incognito && ear !== 'danger' });
  if (ear === 'heard') await hear(world);
}

async function edit(model: Model, world: World): Promise<void> {
  model.profiles += 1;
  const name = String(model.profiles);
  await enqueueUserProfile(world.database, {
    id: uuid(PROFILES + model.profiles),
    createdAt: world.time.clock(),
    body: { user_id: 'user_1_a', profile: { name } },
  });
}

async function switchIncognito(world: World): Promise<void> {
  const on = !world.incognito;
  // It holds from the moment it is stored, and lets go no sooner than it is asked to.
  if (!on) world.incognito = false;
  await setIncognito(world.database, on);
  world.incognito = on;
}

async function discardFirst(model: Model, world: World): Promise<void> {
  const parked = (await listEntries(world.database, 1000)).find(({ state }) => state === 'parked');
  if (parked === undefined) return;
  model.discarded.add(parked.id);
  await discard(world.database, parked.sequence);
}

async function retryFirst(world: World): Promise<void> {
  const parked = (await listEntries(world.database, 1000)).find(({ state }) => state === 'parked');
  if (parked !== undefined) await retry(world.database, parked.sequence);
}

const status = (code: number, retryAfter?: string): Failure => ({
  kind: 'status',
  status: code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const failure = fc.constantFrom<Failure | null>(
  null,
  status(408),
  status(425),
  status(429, '7'),
  status(500),
  status(503, 'Mon, 05 Jan 2026 12:03:00 GMT'),
  status(400),
  status(422),
  { kind: 'drop' },
  { kind: 'time-out' },
  { kind: 'effect then drop' },
  { kind: 'effect then time-out' },
  { kind: 'unreadable' },
);

const tab = fc.constantFrom<0 | 1>(0, 1);
const ears = fc.constantFrom<Ear>('heard', 'unheard', 'danger');
const actions = {
  write: (model: Model, world: World) => write(model, world),
  hear: (_: Model, world: World) => hear(world),
  edit,
  'switch incognito': (_: Model, world: World) => switchIncognito(world),
  'set the clock back': async (_: Model, world: World) => {
    world.time.setClock(world.time.clock() - 3_600_000);
  },
  discard: discardFirst,
  'delete the chat': deleteChat,
  'undo the deletion': (_: Model, world: World) => undoDeleting(world),
  'restore a backup': restoreBackup,
};
const action = fc.constantFrom(...Object.entries(actions));

/** Everything that can happen, often in the middle of something else. */
export const commands = fc.commands<Model, World, false>(
  [
    fc.integer({ min: 1, max: 4 }).map((count) =>
      command(`write ${count}`, async (model, world) => {
        for (let n = 0; n < count; n += 1) await write(model, world);
      }),
    ),
    ears.map((ear) => command(`write, ${ear}`, (model, world) => write(model, world, ear))),
    fc.constant(command('hear', (_, world) => hear(world))),
    fc.constant(command('edit', edit)),
    tab.map((n) => command(`drain in tab ${n}`, (_, world) => world.drain(n, null))),
    fc.constant(
      command('drain in both', (_, world) =>
        Promise.all([world.drain(0, null), world.drain(1, null)]),
      ),
    ),
    fc
      .tuple(tab, fc.integer({ min: 0, max: 40 }))
      .map(([n, steps]) =>
        command(`drain in tab ${n}, which dies after ${steps} steps`, (_, world) =>
          world.drain(n, steps),
        ),
      ),
    fc
      .integer({ min: 0, max: 40 })
      .map((steps) =>
        command(`drain in both, one of which dies after ${steps} steps`, (_, world) =>
          Promise.all([world.drain(0, steps), world.drain(1, null)]),
        ),
      ),
    fc.tuple(action, fc.integer({ min: 1, max: 3 })).map(([[name, act], nth]) =>
      command(`${name} while call ${nth} is in flight`, async (model, world) => {
        // Something has to be on its way, and something more behind it.
        for (let n = 0; n <= nth; n += 1) await write(model, world);
        for (let n = 1; n < nth; n += 1) world.during.push(async () => {});
        world.during.push(() => act(model, world));
        await world.drain(0, null);
        world.during.length = 0;
      }),
    ),
    failure.map((answer) =>
      command(
        `edit, and again while that meets ${JSON.stringify(answer)}`,
        async (model, world) => {
          await world.drain(0, null);
          await edit(model, world);
          world.failures.unshift(answer);
          world.during.push(() => edit(model, world));
          await world.drain(0, null);
          world.during.length = 0;
        },
      ),
    ),
    fc.array(failure, { minLength: 1, maxLength: 4 }).map((next) =>
      command(`fail ${JSON.stringify(next)}`, async (_, world) => {
        world.failures.push(...next);
      }),
    ),
    fc.constant(
      command('the network goes or comes', async (_, world) => {
        world.online = !world.online;
      }),
    ),
    fc
      .integer({ min: 0, max: 120_000 })
      .map((milliseconds) =>
        command(`wait ${milliseconds} ms`, async (_, world) => world.time.advance(milliseconds)),
      ),
    fc
      .integer({ min: -100_000_000, max: 100_000_000 })
      .map((jump) =>
        command(`the clock jumps by ${jump} ms`, async (_, world) =>
          world.time.setClock(world.time.clock() + jump),
        ),
      ),
    fc.constant(command('switch incognito', (_, world) => switchIncognito(world))),
    fc.constant(command('retry one', (_, world) => retryFirst(world))),
    fc.constant(command('retry all', (_, world) => retryAll(world.database))),
    fc.constant(command('discard one', discardFirst)),
    fc.constant(command('delete the chat', deleteChat)),
    fc.constant(command('undo the deletion', (_, world) => undoDeleting(world))),
    fc.constant(command('restore a backup', restoreBackup)),
  ],
  { maxCommands: 24, size: 'max' },
);
