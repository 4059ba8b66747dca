import { expect, onTestFinished, test, vi } from 'vitest';
import { setIncognito } from '../../support/builders/outbox.ts';
import { gate } from '../../support/fakes/gate.ts';
import { sync } from '../screens/sync.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { pill } = sync;

const says = (words: string) => expect.element(pill).toHaveAccessibleName(`Sync status: ${words}`);

/** What the browser believes of the network, as it tells the page. */
function browserSays(isOnline: boolean): void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => spy.mockRestore());
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('a lost network is said as soon as the browser knows it, and its return too', async () => {
  const { services, backend } = testServices();
  await renderScreen('/dashboard', services);
  await says('All saved');
  backend.plan = () => ({ kind: 'drop' });
  browserSays(false);
  await says('Offline');
  backend.plan = () => null;
  browserSays(true);
  await says('All saved');
});

test('a server that is away is no lost network', async () => {
  const { services, backend } = testServices();
  backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/dashboard', services);
  await says('No server');
  await pill.click();
  await expect
    .element(sync.dialog.getByText('All saved on this device. The server does not answer.'))
    .toBeVisible();
});

test('before the first check nothing is said to be on the server', async () => {
  const made = testServices();
  const door = gate();
  const { connection } = made.services;
  const { fetch } = made.backend.connection;
  Object.assign(connection, {
    fetch: async (...input: Parameters<typeof fetch>) => {
      await door.passed();
      return fetch(...input);
    },
  });
  await renderScreen('/dashboard', made.services);
  await says('Checking…');
  door.open();
  await says('All saved');
});

test('incognito, which asks nobody, says that all is here; after it the server is asked', async () => {
  const { services, database, backend } = testServices();
  await setIncognito(database, true);
  await renderScreen('/dashboard', services);
  await says('Saved here');
  expect(backend.calls).toEqual([]);
  await setIncognito(database, false);
  await says('All saved');
});
