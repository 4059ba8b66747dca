import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { NEUTRAL, readStore } from '../fixtures/storage.ts';
import { visitOnce } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';

test.use({ worker: true });

/** Wakes the worker as the browser does once it believes that there is a network. */
async function wakeWorker(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'taal-outbox',
    lastChance: false,
  });
  await session.detach();
}

test('the worker sends what waits, with every page of Taal closed', { tag: '@release' }, async ({
  app,
  page,
}) => {
  app.backend.plan = () => ({ kind: 'drop' });
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'For the worker');
  await expect(page.getByRole('button', { name: /^Sync status: .*1 waiting$/ })).toBeVisible();
  // It is no page of Taal, but its origin has the database.
  await page.goto(app.url + NEUTRAL);
  app.backend.plan = () => null;
  await wakeWorker(page, app.url);
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  await expect.poll(() => readStore(page, 'outbox')).toEqual([]);
  const sent = (await readStore(page, 'calls')).filter(({ path }) => path === '/analyze');
  expect(sent).toMatchObject([{ by: 'worker', outcome: 'accepted' }]);
});
