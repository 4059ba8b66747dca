import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { tryWebLock } from '@/data/outbox/drainLock';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { getUserStats } from '@/data/repositories/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import type { Fault } from '../../../../src/backend/faults.ts';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { drainOf, effects, hearAll } from '../../../support/builders/outbox.ts';
import { memoryLocks } from '../../../support/fakes/memoryLocks.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { twoTabs } from '../../../support/fakes/testDatabase.ts';

const faults = fc.constantFrom<Fault | null>(
  null,
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '3' },
  { kind: 'drop' },
  { kind: 'drop-after' },
  { kind: 'body', contentType: 'text/html', body: '<p>Sign in' },
  { kind: 'body', contentType: 'application/json', body: '{' },
);

/** An entry whose answer cannot be read five times is parked: here each shall arrive. */
const failureRuns = fc
  .array(faults, { maxLength: 10 })
  .filter((run) => run.filter((fault) => fault?.kind === 'body').length < 5);

/** What happens, in any order: a message is sent, a tab drains, time passes. */
const events = fc.array(fc.constantFrom('send', 'drain here', 'drain there', 'both', 'wait'), {
  maxLength: 14,
});

it('delivers every message once and in order, whatever fails, whichever tab drains', async () => {
  await fc.assert(
    fc.asyncProperty(events, failureRuns, fc.boolean(), async (course, failures, hasLocks) => {
      const tabs = twoTabs();
      const backend = await startBackend(({ number }) => failures[number - 1] ?? null);
      const services = chatServices(tabs[0]);
      const locks = hasLocks ? memoryLocks() : undefined;
      const drains = tabs.map((tab) => {
        const runExclusively = tryWebLock(locks);
        return () => drain(drainOf(tab, backend, { runExclusively }));
      });
      let sent = 0;
      const happen: Record<string, () => Promise<unknown>> = {
        send: async () => {
          sent += 1;
          await sendMessage(services, outgoing('session_1', `text ${sent}`));
          await hearAll(tabs[0]);
        },
        'drain here': async () => drains[0]?.(),
        'drain there': async () => drains[1]?.(),
        both: () => Promise.all(drains.map((run) => run())),
        wait: async () => backend.time.advance(2000),
      };
      for (const event of course) await happen[event]?.();

      for (let tries = 0; (await drains[0]?.())?.kind !== 'empty'; tries += 1) {
        expect(tries).toBeLessThan(30);
        backend.time.advance(60_000);
      }
      const all = Array.from({ length: sent }, (_, n) => n + 1);
      expect(effects(backend)).toEqual(all.map((n) => `text ${n}`));
      const history = await getAnalysisHistory(tabs[0]);
      expect(history.map(({ id, source }) => [id, source])).toEqual(
        all.map((n) => [uuid(n), 'backend']),
      );
      expect((await getUserStats(tabs[0])).totalMessages).toBe(sent);
      expect(await tabs[0].outbox.count()).toBe(0);
      await backend.stop();
    }),
    { numRuns: 40, seed: 20_260_105 },
  );
});
