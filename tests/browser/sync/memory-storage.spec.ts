import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

test.use({ worker: true });

const throws = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
};

const blockades = {
  'is missing': () => {
    for (const name of ['indexedDB', 'IDBKeyRange']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
  'throws when it is opened': throws,
  'cannot be opened': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const request = Reflect.apply(open, this, ['nothing', 1]);
      Object.defineProperty(request, 'error', {
        value: new DOMException('A mutation was not allowed', 'InvalidStateError'),
      });
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    };
  },
};

for (const [how, block] of Object.entries(blockades)) {
  test(`where storage ${how}, Taal runs in memory and says so`, async ({ app, page }) => {
    await page.addInitScript(block);
    await visit(page, `${app.url}/chat`);
    const notice = page.getByText('Kept until you close Taal', { exact: true });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync status: In memory' })).toBeVisible();
    await sendMessage(page, 'Nobody will keep this');
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
    await expect(chat(page).log.getByText('Nobody will keep this')).toBeVisible();
    await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
    await page.getByRole('button', { name: 'Dismiss: Kept until you close Taal' }).click();
    await expect(notice).toBeHidden();
  });
}

test('what keeps data in memory is there offline too, after one start with a network', async ({
  app,
  page,
}) => {
  await page.addInitScript(throws);
  await visitOnce(page, `${app.url}/chat`);
  await expect(page.getByRole('button', { name: 'Sync status: In memory' })).toBeVisible();
  await app.stop();
  await visitAgain(page);
  await expect(page.getByRole('button', { name: /^Sync status: In memory/ })).toBeVisible();
  await sendMessage(page, 'Said without a network');
  await expect(chat(page).log.getByText('Said without a network')).toBeVisible();
});

test('a notice stands clear of a screen’s own controls, and of the end of a page', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 844 } });
  const page = await firstPage(context);
  await page.addInitScript(throws);
  const words = page.getByText('Kept until you close Taal', { exact: true });
  /** The notice's box, from its first line to its last. */
  const box = () => page.getByRole('status').filter({ has: words }).boundingBox();
  async function isClearOf(control: Locator): Promise<void> {
    await expect(words).toBeVisible();
    const [notice, other] = [await box(), await control.boundingBox()];
    if (notice === null || other === null) throw new Error('Not on the screen');
    const above = other.y + other.height <= notice.y;
    const below = other.y >= notice.y + notice.height;
    expect(above || below).toBe(true);
  }
  await visit(page, `${app.url}/matches`);
  await isClearOf(page.getByRole('searchbox', { name: 'Search matches' }));
  await visit(page, `${app.url}/dashboard`);
  await isClearOf(page.getByRole('tablist'));
  await visit(page, `${app.url}/chat`);
  await isClearOf(page.getByRole('button', { name: 'Chats', exact: true }));
  await isClearOf(chat(page).field);
  await visit(page, `${app.url}/profile?tab=privacy`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await isClearOf(page.getByRole('tablist'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await isClearOf(page.getByRole('button', { name: 'Erase everything' }));
});
