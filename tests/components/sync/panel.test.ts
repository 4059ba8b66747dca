import { expect, test } from 'vitest';
import { chat, sendMessage } from '../screens/chat.ts';
import { sync } from '../screens/sync.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { afterReload, testServices } from '../support/testServices.ts';

const { checkNow, dialog, discard, pill, retry } = sync;

test('tells what waits, and sends it when told to look again', async () => {
  const made = testServices();
  const { services, backend, time } = made;
  backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/chat', services);
  await sendMessage(time, 'My aunt lives in Pune');
  await pill.click();
  const waits = dialog.getByText(
    'All saved on this device. The server does not answer. 1 waiting to be sent.',
  );
  await expect.element(waits).toBeVisible();
  await expect.element(dialog.getByText('None yet')).toBeVisible();
  backend.plan = () => null;
  await checkNow.click();
  await expect.element(dialog.getByText('All saved, here and on the server.')).toBeVisible();
  await expect.element(dialog.getByText(/^Today, /)).toBeVisible();

  // What was sent in an earlier visit is told too.
  backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/chat', (await afterReload(made)).services);
  await pill.click();
  await expect.element(dialog.getByText('Not reachable')).toBeVisible();
  await expect.element(dialog.getByText(/^Today, /)).toBeVisible();
});

test('a refused entry names its reason; it can be retried or discarded', async () => {
  const { services, database, backend, time } = testServices();
  backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 403 } : null);
  await renderScreen('/chat', services);
  await sendMessage(time, 'First');
  await sendMessage(time, 'Second');
  await expect.element(pill).toHaveAccessibleName('Sync status: 2 refused');
  await pill.click();
  await expect.element(dialog.getByText('The server answered 403.')).toHaveLength(2);
  await discard.first().click();
  await expect.element(discard).toHaveLength(1);
  backend.plan = () => null;
  await retry.click();
  await expect.element(dialog.getByText('All saved, here and on the server.')).toBeVisible();
  expect(backend.backend.ledger).toMatchObject([{ body: { text: 'Second' } }]);
  await expect(database.chatMessages.count()).resolves.toBe(4);
  await expect.element(chat.log.getByText('First', { exact: true })).toBeInTheDocument();
});
