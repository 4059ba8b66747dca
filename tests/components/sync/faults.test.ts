import { expect, onTestFinished, test, vi } from 'vitest';
import type { Fault } from '../../../src/backend/faults.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { sync } from '../screens/sync.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const { checkNow, dialog, pill } = sync;

const json = (body: string): Fault => ({ kind: 'body', contentType: 'application/json', body });

const sourcesOf = async ({ database }: TestServices) =>
  (await database.analysisHistory.toArray()).map((row) => Reflect.get(Object(row), 'source'));

const textsAt = ({ backend }: TestServices) =>
  backend.backend.ledger.map(({ body }) => Reflect.get(Object(body), 'text'));

const analyses = ({ backend }: TestServices) =>
  backend.calls.filter((call) => call === 'POST /analyze').length;

const UNREADABLE = {
  'broken JSON': json('{"typing'),
  'wrong types': json('{"timestamp":"x"}'),
};

for (const [name, fault] of Object.entries(UNREADABLE)) {
  test(`${name}: the local result stays, the entry waits and is sent again`, async () => {
    const made = testServices();
    made.backend.plan = ({ path }) => (path === '/analyze' ? fault : null);
    await renderScreen('/chat', made.services);
    await sendMessage(made.time, 'Will it arrive?');
    await expect.element(pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
    await expect.poll(() => analyses(made)).toBeGreaterThan(0);
    await expect(sourcesOf(made)).resolves.toEqual(['device']);
    made.backend.plan = () => null;
    await pill.click();
    await checkNow.click();
    await expect.element(dialog.getByText('All saved, here and on the server.')).toBeVisible();
    await expect(sourcesOf(made)).resolves.toEqual(['backend']);
    expect(made.backend.backend.ledger).toHaveLength(1);
  });
}

test('an answer that cannot be read is given up at the fifth try', async () => {
  const made = testServices();
  made.backend.plan = ({ path }) => (path === '/analyze' ? json('{"typing') : null);
  await renderScreen('/chat', made.services);
  await sendMessage(made.time, 'Will it arrive?');
  const name = () => {
    made.time.advance(8000);
    return pill.element().ariaLabel ?? pill.element().textContent;
  };
  await expect.poll(name).toMatch(/1 refused/);
  expect(analyses(made)).toBe(5);
  await expect(sourcesOf(made)).resolves.toEqual(['device']);
});

test('a slow server is waited for, and the message is sent once', async () => {
  const made = testServices();
  made.backend.plan = () => ({ kind: 'delay', milliseconds: 700 });
  await renderScreen('/chat', made.services);
  await sendMessage(made.time, 'Will it arrive?');
  const answered = () => {
    made.time.advance(700);
    return sourcesOf(made);
  };
  await expect.poll(answered).toEqual(['backend']);
  await expect.element(chat.log.getByRole('img', { name: 'Analysed by the server' })).toBeVisible();
  await expect.element(pill).toHaveAccessibleName('Sync status: All saved');
  expect(made.backend.backend.ledger).toHaveLength(1);
  expect(analyses(made)).toBe(1);
});

test('a captive portal is no backend, and what waits is sent on return', async () => {
  const made = testServices();
  const body = ' <html><title>Sign in</title>';
  made.backend.plan = () => ({ kind: 'body', contentType: 'text/plain', body });
  await renderScreen('/chat', made.services);
  await sendMessage(made.time, 'Behind a portal');
  await expect.element(pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  await pill.click();
  await expect.element(dialog.getByText('Not reachable')).toBeVisible();
  expect(analyses(made)).toBe(0);
  made.backend.plan = () => null;
  dispatchEvent(new Event('focus'));
  await expect.element(dialog.getByText('All saved, here and on the server.')).toBeVisible();
});

test('sends although the browser believes to be offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const made = testServices();
  await renderScreen('/chat', made.services);
  await sendMessage(made.time, 'Online all the same');
  await expect.poll(() => textsAt(made)).toEqual(['Online all the same']);
});

test('with a clock that is three hours behind, messages have its time and are sent', async () => {
  const made = testServices();
  const { time } = made;
  await renderScreen('/chat', made.services);
  time.setClock(time.clock() - 3 * 3_600_000);
  const now = time.clock();
  await sendMessage(time, 'By the clock of the device');
  await expect.poll(() => textsAt(made)).toEqual(['By the clock of the device']);
  await expect.element(pill).toHaveAccessibleName('Sync status: All saved');
  const said = chat.log.element().querySelector('time')?.getAttribute('datetime');
  expect(Math.abs(Date.parse(String(said)) - now)).toBeLessThan(60_000);
});

test('a Retry-After of a year is an hour, which only Check now cuts short', async () => {
  const made = testServices();
  const { backend, services, time } = made;
  const refuseForAYear = async (text: string) => {
    const before = analyses(made);
    backend.plan = ({ path }) =>
      path === '/analyze' ? { kind: 'status', status: 429, retryAfter: '31536000' } : null;
    await sendMessage(time, text);
    await expect.poll(() => analyses(made)).toBe(before + 1);
    backend.plan = () => null;
    // Longer than anybody waits after a first try.
    time.advance(2000);
  };
  await renderScreen('/chat', services);
  await refuseForAYear('One');
  time.advance(60_000);
  await pill.click();
  await dialog.getByText('For testers').click();
  await expect.element(dialog.getByText(/^in 5[89] min$/)).toBeVisible();
  time.advance(57 * 60_000);
  // The message alone is no reason to ask again before the hour is over.
  expect(analyses(made)).toBe(1);
  expect(textsAt(made)).toEqual([]);
  for (const event of ['online', 'pageshow']) {
    const before = backend.calls.length;
    dispatchEvent(new Event(event));
    await expect.poll(() => backend.calls.length).toBeGreaterThan(before);
  }
  expect(textsAt(made)).toEqual([]);
  await checkNow.click();
  await expect.poll(() => textsAt(made)).toEqual(['One']);
});

test('each message says where it has got to', async () => {
  const made = testServices();
  made.backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/chat', made.services);
  await sendMessage(made.time, 'On its way');
  const here = chat.log.getByRole('img', { name: 'Saved on this device' });
  await expect.element(here).toBeVisible();
  made.backend.plan = () => null;
  await pill.click();
  await checkNow.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(chat.log.getByRole('img', { name: 'Analysed by the server' })).toBeVisible();
  await expect.element(here).not.toBeInTheDocument();
  await expect(made.database.chatMessages.toArray()).resolves.toContainEqual(
    expect.objectContaining({ sender: 'user', analysedByBackend: true }),
  );
});

test('storage is asked to persist after the first message, not before', async () => {
  // As in Firefox, where it waits for the person's answer.
  const persist = vi.spyOn(navigator.storage, 'persist').mockReturnValue(new Promise(() => {}));
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await expect.element(chat.field).toBeVisible();
  expect(persist).not.toHaveBeenCalled();
  await sendMessage(time, 'Worth keeping');
  await expect.poll(() => persist.mock.calls.length).toBe(1);
});

test('shows the report where the clipboard is closed', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await renderScreen('/dashboard', testServices().services);
  await pill.click();
  await dialog.getByText('For testers').click();
  await dialog.getByRole('button', { name: 'Copy report' }).click();
  const field = dialog.getByRole('textbox', { name: 'Report' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(expect.stringMatching(/^Taal sync report/));
  const area = field.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('The report is no text area');
  expect(area.selectionEnd - area.selectionStart).toBeGreaterThan(100);
});
