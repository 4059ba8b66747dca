import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat, type } from '../screens/chat.ts';
import { hide, lookAt } from '../screens/lookedAt.ts';
import { openProfile } from '../screens/states.ts';

test.use({ visitor: 'returning' });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/**
 * Counts in each page what it has shown and closed: Chromium loses a notification that is listed while it is
 * being shown (a fifth of them, with one that asks without pause), so a test lists afterwards.
 */
async function countShown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const done = { shown: 0, closed: 0 };
    window.notified = done;
    // A tab begins with an empty page, which has none.
    if (!isSecureContext) return;
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function show(...all) {
      await showNotification.apply(this, all);
      done.shown += 1;
    };
    const { close } = Notification.prototype;
    Notification.prototype.close = function end() {
      close.call(this);
      done.closed += 1;
    };
  });
}

/** Waits until so many notifications were shown, in all tabs. */
async function expectShown(context: BrowserContext, count: number): Promise<void> {
  const ofPage = (page: Page) => page.evaluate(() => window.notified?.shown ?? 0);
  const inAll = async () => {
    const counts = await Promise.all(context.pages().map(ofPage));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await expect.poll(inAll).toBe(count);
}

/** Waits until the page has closed a notification, and none is left. */
async function expectClosedBy(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.notified?.closed)).toBe(1);
  expect(await shown(page)).toEqual([]);
}

/** What the browser shows for Taal now. */
function shown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** As a person does it: the switch asks the browser, which was told to allow it. */
async function switchMessagesOn(page: Page, url: string): Promise<void> {
  await countShown(page.context());
  await page.context().grantPermissions(['notifications'], { origin: url });
  await openProfile(page, url);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const messages = page.getByRole('switch', { name: 'Messages' });
  if (!(await messages.isChecked())) await messages.click();
  await expect(messages).toBeChecked();
}

async function switchTextOn(page: Page): Promise<void> {
  const text = page.getByRole('switch', { name: 'Show the text' });
  await text.click();
  await expect(text).toBeChecked();
}

async function openMatchChat(page: Page, url: string): Promise<string> {
  await visit(page, `${url}/matches`);
  const open = page.getByRole('button', { name: /^Chat with/ }).first();
  const label = (await open.getAttribute('aria-label')) ?? '';
  await open.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  return label.slice('Chat with '.length);
}

async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Waits until the match has answered `count` times. */
async function answered(page: Page, name: string, count: number): Promise<void> {
  const written = page.getByRole('dialog').getByRole('log').getByText(`${name}:`, { exact: true });
  // The first is the greeting.
  await expect(written).toHaveCount(count + 1);
}

async function latestText(page: Page, name: string): Promise<string> {
  const bubble = page
    .getByRole('dialog')
    .getByRole('log')
    .getByText(new RegExp(`^${name}:\\s+\\S`))
    .last();
  return ((await bubble.textContent()) ?? '').replace(`${name}: `, '');
}

/** Opens the chat of a match, with notifications on; returns the match's name. */
async function wantNotices(page: Page, url: string): Promise<string> {
  await visitOnce(page, `${url}/onboarding`);
  await switchMessagesOn(page, url);
  await switchTextOn(page);
  return openMatchChat(page, url);
}

test('a match answers while Taal is hidden: one notification a conversation, the newest', {
  tag: '@release',
}, async ({ app, page }) => {
  const name = await wantNotices(page, app.url);
  await hide(page);
  await write(page, 'What do you do for work?');
  await write(page, 'And for fun?');
  await answered(page, name, 2);
  await expectShown(page.context(), 2);
  const body = await latestText(page, name);
  const tag = expect.stringMatching(/^match /);
  expect(await shown(page)).toEqual([{ title: `${name}, practice partner`, body, tag }]);
  await lookAt(page);
  await expectClosedBy(page);
});

test('the coach answers while Taal is hidden, in two tabs: one notification', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/onboarding`);
  await switchMessagesOn(page, app.url);
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(chat(other).field).toBeVisible();
  await page.bringToFront();
  await visit(page, `${app.url}/chat`);
  // Either may be the one that delivers the reply.
  for (const tab of [page, other]) await hide(tab);
  await type(page, 'How do I say hello?');
  await chat(page).send.click();
  await expect(chat(page).log.getByText('Taal:', { exact: true })).toHaveCount(1);
  await expectShown(page.context(), 1);
  // Its words are shown where the person wants them, which is not so at first.
  const body = 'A reply is here for you';
  expect(await shown(page)).toMatchObject([{ body, tag: expect.stringMatching(/^chat /) }]);
  // Read in a third tab, after a look at what is no chat.
  const third = await page.context().newPage();
  await visit(third, `${app.url}/dashboard`);
  expect(await shown(third)).toHaveLength(1);
  await third.getByRole('link', { name: 'AI Chat' }).click();
  await expect(chat(third).log.getByText('How do I say hello?')).toBeVisible();
  await expectClosedBy(third);
});

/** The browser lets no test tap a notification: its worker is told of one instead. */
async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker');
  await worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}

test('a tap on a notification leads to its conversation, in the window that is open', {
  tag: '@release',
}, async ({ app, page }) => {
  const name = await wantNotices(page, app.url);
  await hide(page);
  await write(page, 'What do you do for work?');
  await answered(page, name, 1);
  await expectShown(page.context(), 1);
  expect(await shown(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await tapNotification(page);
  await expect(page.getByRole('dialog', { name: `Chat with ${name}` })).toBeVisible();
  await expect(page.getByRole('log').getByText(`${name}:`, { exact: true })).toHaveCount(2);
});
