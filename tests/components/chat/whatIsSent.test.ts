import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const keep = page.getByRole('button', { name: 'Keep it here' });
const allow = page.getByRole('button', { name: 'Allow sending' });
const isSent = page.getByText('Sent to Taal’s server to be analysed.', { exact: true });
const isKept = page.getByText('Analysed and kept on this device.', { exact: true });

test('the chat says what happens with a message, and keeps the next ones here when told to', async () => {
  const { services, backend, time } = testServices();
  await renderScreen('/chat', services);
  await chatIsRead();
  await expect.element(isSent).toBeVisible();
  const top = () => chat.field.element().getBoundingClientRect().top;
  const before = top();
  await keep.click();
  await expect.element(isKept).toBeVisible();
  expect(top()).toBe(before);
  await sendMessage(time, 'Between us');
  await cleanup();
  await renderScreen('/chat', services);
  await expect.element(allow).toBeVisible();
  await expect.element(keep).not.toBeInTheDocument();

  await allow.click();
  await expect.element(isSent).toBeVisible();
  await sendMessage(time, 'For everybody');
  await expect
    .poll(() => backend.backend.ledger.map(({ body }) => body))
    .toMatchObject([{ text: 'For everybody' }]);
});

test('what waits is held by it, and goes on when it is allowed again', async () => {
  const { services, backend, time } = testServices();
  backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 503 } : null);
  await renderScreen('/chat', services);
  await sendMessage(time, 'Waits');
  await keep.click();
  await expect.element(allow).toBeVisible();
  backend.plan = () => null;
  await page.getByRole('button', { name: /^Sync status: .*1 waiting$/ }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.element(page.getByText('Incognito holds 1 back.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  time.advance(3_600_000);
  await expect(services.database.outbox.count()).resolves.toBe(1);
  expect(backend.backend.ledger).toEqual([]);
  await allow.click();
  await expect
    .poll(() => backend.backend.ledger.map(({ body }) => body))
    .toMatchObject([{ text: 'Waits' }]);
});
