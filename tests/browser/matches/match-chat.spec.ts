import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/offline.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';

async function openFirst(page: Page, url: string) {
  await visit(page, `${url}/matches`);
  const open = page.getByRole('button', { name: /^Chat with/ }).first();
  const name = (await open.getAttribute('aria-label')) ?? '';
  await open.click();
  const dialog = page.getByRole('dialog', { name });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  return {
    open: page.getByRole('button', { name }),
    name: name.slice('Chat with '.length),
    dialog,
    field,
  };
}

/** The same, with the clock stopped: replies come, and are read, after moments dealt at random. */
async function openFirstOutOfTime(page: Page, url: string) {
  await page.clock.install();
  const opened = await openFirst(page, url);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return opened;
}

/** Who wrote each message, oldest first. */
async function authors(page: Page): Promise<string[]> {
  const log = page.getByRole('dialog').getByRole('log');
  const read = await log.getByText(/^[\p{L} ]+:\s*$/u).allTextContents();
  return read.map((text) => text.replace(/:\s*$/, ''));
}

async function say(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a greeting first; blank text is not sent', async ({ app, page }) => {
  const { dialog, field } = await openFirst(page, app.url);
  await expect.poll(() => authors(page)).toHaveLength(1);
  await expect(dialog.getByText('Kept in memory only: gone when you close Taal')).toBeVisible();
  await expect(dialog.getByText('Practice partner · made up by Taal')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send' });
  for (const blank of ['', '   ', '\n\t ']) {
    await field.fill(blank);
    await expect(send).toBeDisabled();
    await field.press('Enter');
  }
  expect(await authors(page)).toHaveLength(1);
});

test('several quick messages get one reply each, between two and five seconds later', async ({
  app,
  page,
}) => {
  // Tall enough for all of them: what is out of view is not in the page.
  await page.setViewportSize({ width: 390, height: 1600 });
  const { name, dialog } = await openFirstOutOfTime(page, app.url);
  const typing = dialog.getByRole('log').getByText(`${name} is typing`);
  await expect(typing).toBeHidden();
  for (const text of ['What do you do for work?', 'And for fun?', 'Tea or coffee?']) {
    await say(page, text);
  }
  await expect(typing).toBeVisible();
  await page.clock.runFor(1900);
  const sent = ['You', 'You', 'You'];
  await expect.poll(() => authors(page)).toEqual([name, ...sent]);
  await page.clock.runFor(3100);
  await expect.poll(() => authors(page)).toEqual([name, ...sent, name, name, name]);
  await expect(typing).toBeHidden();
  await page.clock.runFor(20_000);
  expect(await authors(page)).toHaveLength(7);
  const replies = await dialog
    .getByRole('log')
    .getByText(/^[\p{L} ]+:\s+\S/u)
    .allTextContents();
  expect(new Set(replies).size).toBe(7);
});

test('replies come after the dialog is closed, are counted on the card, and outlive navigation', async ({
  app,
  page,
}) => {
  const { open, name, dialog } = await openFirstOutOfTime(page, app.url);
  await say(page, 'What do you do for work?');
  await say(page, 'And for fun?');
  await page.keyboard.type('Half a thought');
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByText('2 new')).toBeVisible();
  await expect(open).toHaveAccessibleDescription('2 new');
  await open.click();
  await expect.poll(() => authors(page)).toEqual([name, 'You', 'You', name, name]);
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 new')).toBeHidden();
  await visitAgain(page);
  await open.click();
  await expect.poll(() => authors(page)).toEqual([name]);
});

test('read marks: sent, then read; none where they are switched off', async ({ app, page }) => {
  const { dialog } = await openFirstOutOfTime(page, app.url);
  await say(page, 'Good evening');
  await expect(dialog.getByText('Sent', { exact: true })).toHaveCount(1);
  await page.clock.resume();
  await expect(dialog.getByText('Read by Taal', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Sent', { exact: true })).toHaveCount(0);

  await visit(page, `${app.url}/profile?tab=privacy`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const receipts = page.getByRole('switch', { name: 'Read receipts' });
  await receipts.click();
  await expect(receipts).not.toBeChecked();
  await openFirst(page, app.url);
  await say(page, 'Good evening');
  await expect.poll(() => authors(page)).toHaveLength(3);
  await expect(dialog.getByText(/^(Sent|Read by Taal)$/)).toHaveCount(0);
});

test('the dialog takes the whole screen of a phone', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await openFirst(page, app.url);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});
