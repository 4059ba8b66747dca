import { TaalDatabase } from '@/data/database/taalDatabase';
import { type DrainEnd, drain } from '@/data/outbox/drain';
import { type RunExclusively, tryWebLock } from '@/data/outbox/drainLock';
import { createReferenceBackend } from '../../../../../src/backend/referenceBackend.ts';
import { chatServices, type TestServices } from '../../../../support/builders/chat.ts';
import { type ManualTime, manualTime, settled } from '../../../../support/fakes/manualTime.ts';
import { type Life, mortalDatabase, step } from './tab.ts';

/** How the network or the backend fails one call. */
export type Failure =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  | { readonly kind: 'drop' | 'effect then drop' | 'time-out' | 'effect then time-out' }
  | { readonly kind: 'unreadable' };

export interface Setting {
  readonly honoursKeys: boolean;
  readonly sendsKeys: boolean;
  readonly guard: 'lock' | 'none';
}

interface Tab {
  readonly life: Life;
  readonly database: TaalDatabase;
  readonly run: () => Promise<DrainEnd | 'died'>;
}

/** One device with its tabs, its backend and the network between them; all of it obeys the test. */
export interface World {
  readonly setting: Setting;
  readonly time: ManualTime;
  /** The person's own connection, which never dies. */
  readonly database: TaalDatabase;
  readonly services: TestServices;
  readonly backend: ReturnType<typeof createReferenceBackend>;
  /** How the next calls fail; null is answered well. */
  readonly failures: (Failure | null)[];
  /** What happens while the next call is in flight. */
  readonly during: (() => Promise<void>)[];
  online: boolean;
  incognito: boolean;
  /** Messages whose chat is deleted: no call may begin for them. */
  readonly gone: Set<string>;
  /** Messages that the coach has heard; no call may begin for any other. */
  readonly heard: Set<string>;
  /** Messages that speak of danger, heard or not. */
  readonly dangers: Set<string>;
  /** Takes the last deletion back. */
  undo: (() => Promise<void>) | null;
  /** Rules that were broken on the way. */
  readonly wrongs: string[];
  /** Lets a tab drain; it may die at a step. */
  drain(tab: 0 | 1, diesAt: number | null): Promise<DrainEnd | 'died'>;
  close(): void;
}

const name = `taal-model-${Math.random()}`;
const shared = new TaalDatabase(name);

/** A lock of the browser's kind: free at once when its holder dies. */
function lockOf(holder: { current: Life | null }, life: Life): RunExclusively {
  return async (task) => {
    if (holder.current !== null) return false;
    holder.current = life;
    try {
      await task();
      return true;
    } finally {
      if (holder.current === life) holder.current = null;
    }
  };
}

export async function createWorld(setting: Setting): Promise<World> {
  await shared.transaction('rw', shared.tables, () =>
    Promise.all(shared.tables.map((table) => table.clear())),
  );
  const time = manualTime();
  const backend = createReferenceBackend(setting.honoursKeys);
  const holder: { current: Life | null } = { current: null };
  const tabs: (Tab | null)[] = [null, null];
  const timeUp = async (signal: AbortSignal | null | undefined): Promise<never> => {
    time.advance(10_000);
    signal?.throwIfAborted();
    throw new Error('The time limit did not end the call');
  };

  /** The tab whose call is under way. */
  let caller: Life | null = null;

  async function alone<T>(life: Life, call: () => Promise<T>): Promise<T> {
    const isAlone = caller === null || caller.dead || setting.guard === 'none';
    if (!isAlone) world.wrongs.push('two calls at once');
    caller = life;
    try {
      return await call();
    } finally {
      if (caller === life) caller = null;
    }
  }

  async function fetchOf(life: Life, input: RequestInfo | URL, init?: RequestInit) {
    await step(life);
    // What has begun goes on, whatever the person does then, and may outlive its tab.
    if (world.incognito) world.wrongs.push('a call under incognito');
    const id = JSON.parse(String(init?.body)).text;
    if (world.gone.has(id)) world.wrongs.push(`a call for ${id}, which is deleted`);
    const isMessage = 'text' in JSON.parse(String(init?.body));
    if (isMessage && !world.heard.has(id)) world.wrongs.push(`a call for ${id}, which is unheard`);
    if (world.dangers.has(id)) world.wrongs.push(`a call for ${id}, which speaks of danger`);
    // A call takes long enough for the other tab to begin one.
    for (let turn = 0; turn < 5; turn += 1) await settled();
    await world.during.shift()?.();
    if (!world.online) throw new TypeError('offline');
    const failure = world.failures.shift() ?? null;
    if (failure?.kind === 'drop') throw new TypeError('dropped');
    if (failure?.kind === 'time-out') return timeUp(init?.signal);
    if (failure?.kind === 'status') {
      const headers = { ...(failure.retryAfter && { 'retry-after': failure.retryAfter }) };
      return new Response(null, { status: failure.status, headers });
    }
    const reply = backend.answer({
      method: 'POST',
      url: new URL(String(input).replace('/api', ''), 'http://backend'),
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(String(init?.body)),
    });
    await step(life);
    if (failure?.kind === 'effect then drop') throw new TypeError('dropped');
    if (failure?.kind === 'effect then time-out') return timeUp(init?.signal);
    const { body, status } = reply;
    const text = failure?.kind === 'unreadable' ? '<p>Sign in' : JSON.stringify(body);
    const type = failure?.kind === 'unreadable' ? 'text/html' : 'application/json';
    return new Response(text, { status, headers: { 'content-type': type } });
  }

  function openTab(): Tab {
    let die = () => {};
    const death = new Promise<'died'>((resolve) => {
      die = () => resolve('died');
    });
    const life: Life = {
      steps: null,
      dead: false,
      onDeath() {
        if (holder.current === life) holder.current = null;
        die();
      },
    };
    const database = mortalDatabase(name, life);
    const runExclusively = setting.guard === 'lock' ? lockOf(holder, life) : tryWebLock(undefined);
    const connection = {
      baseUrl: 'http://backend/api',
      sendsIdempotencyKey: setting.sendsKeys,
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        alone(life, () => fetchOf(life, input, init)),
      clock: time.clock,
      timers: time.timers,
    };
    const shared = { database, connection, runExclusively, clock: time.clock, random: () => 0.5 };
    // A dead tab's work never ends; what the browser undoes with it may fail, unheard.
    const run = () =>
      Promise.race([
        drain(shared).catch((error: unknown) => {
          if (life.dead) return 'died' as const;
          throw error;
        }),
        death,
      ]);
    return { life, database, run };
  }

  const world: World = {
    setting,
    time,
    database: shared,
    services: chatServices(shared, { clock: time.clock, timers: time.timers }),
    backend,
    failures: [],
    during: [],
    online: true,
    incognito: false,
    gone: new Set(),
    heard: new Set(),
    dangers: new Set(),
    undo: null,
    wrongs: [],
    async drain(number, diesAt) {
      const tab = tabs[number] ?? openTab();
      tabs[number] = tab;
      tab.life.steps = diesAt;
      const end = await tab.run();
      if (end !== 'died') {
        tab.life.steps = null;
        return end;
      }
      tabs[number] = null;
      // What the browser undoes with the tab is undone before anything else happens.
      await settled();
      tab.database.close();
      return end;
    },
    close() {
      for (const tab of tabs) tab?.database.close();
    },
  };
  return world;
}
