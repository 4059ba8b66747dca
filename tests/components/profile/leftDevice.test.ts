import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chat, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/profile.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const SECRET = 'My aunt lives in Kolhapur';

const calls = page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
const sent = calls.filter({ hasText: 'A message, for analysis' });
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await openProfile(made.services, '/profile?tab=privacy');
  await nextVisit('/chat', made.services);
});

async function openPrivacy(): Promise<void> {
  await nextVisit('/profile?tab=privacy', made.services);
  const heading = page.getByRole('heading', { name: 'What left this device' });
  await expect.element(heading).toBeVisible();
}

const noted = async () => JSON.stringify(await made.database.calls.toArray());

test('each call that left is listed without what was written', async () => {
  await sendMessage(made.time, SECRET);
  await expect.poll(noted).toContain('/analyze');
  await openPrivacy();
  await expect
    .element(sent)
    .toHaveTextContent(/text, time_taken, response_time, user_id; \d+ bytes; accepted/);
  const health = calls.filter({ hasText: 'Is the server there?' });
  await expect.poll(() => health.elements().length).toBeGreaterThan(0);
  await expect.element(page.getByText(SECRET)).not.toBeInTheDocument();
  expect(await noted()).not.toContain(SECRET);
});

test('a call leads to its very message, for as long as there is one', async () => {
  const { services, time, database } = made;
  await showAt({ width: 1280, height: 480 });
  const { log, newChat, entry } = chat;
  for (const text of [SECRET, 'And then?', 'And after that?']) await sendMessage(time, text);
  await expect.poll(() => log.getByText(SECRET).elements().length === 0 || !isSeen()).toBe(true);
  await newChat.click();
  await sendMessage(time, 'Something else');
  const analyses = async () => (await noted()).split('"/analyze"').length - 1;
  await expect.poll(analyses).toBe(4);
  await openPrivacy();
  const link = sent.last().getByRole('link', { name: 'Show the message' });
  await link.click();
  await expect.element(log.getByText(SECRET)).toBeInViewport();

  await entry('Something else').getByRole('button', { name: 'Delete' }).click();
  await expect.element(entry('Something else')).not.toBeInTheDocument();
  await expect.poll(() => database.chatSessions.count()).toBe(1);
  await nextVisit('/profile?tab=privacy', services);
  await expect.element(sent.first()).toHaveTextContent('The message is no longer here');
  await expect.element(link).toBeVisible();

  function isSeen(): boolean {
    const { bottom } = log.getByText(SECRET).element().getBoundingClientRect();
    return bottom > log.element().getBoundingClientRect().top;
  }
});

test('a damaged row of the list is set aside, and the others are there', async () => {
  const { database, time } = made;
  await sendMessage(time, SECRET);
  await expect.poll(noted).toContain('/analyze');
  await database.table('calls').put({ path: '/analyze', bytes: 'many' });
  await openPrivacy();
  await expect.element(sent).toHaveLength(1);
  const aside = async () =>
    (await database.table('damagedRows').toArray()).map(({ store }) => store);
  await expect.poll(aside).toEqual(['calls']);
});

test('an answer that never came is noted with the entry that waits', async () => {
  made.backend.plan = () => ({ kind: 'status', status: 503 });
  await sendMessage(made.time, 'Hello');
  await openPrivacy();
  await expect.element(calls.first()).toHaveTextContent('answered 503');
});
