import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, type } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

test.use({ worker: true });

/** From `giveUp` on nothing more is stored in `store`, as when a page goes before it is. */
async function letWritesBeGivenUp(page: Page, store: string): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row);
      if (this.name === name && window.givesUp === true) {
        this.transaction.abort();
      }
      return request;
    };
  }, store);
  return () =>
    page.evaluate(() => {
      window.givesUp = true;
    });
}

test('the last letters are there after a reload that left no time to store them', async ({
  app,
  page,
}) => {
  const giveUp = await letWritesBeGivenUp(page, 'drafts');
  await visitOnce(page, `${app.url}/chat`);
  await type(page, 'Half a ');
  await giveUp();
  await type(page, 'thought');
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue('Half a thought');
  // Nothing old comes back over what is written and stored after that.
  await chat(page).field.press('End');
  await page.keyboard.type('!');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('last-words');
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue('Half a thought!');
});

test('an edit of the profile is there after a reload that left no time to store it', {
  tag: '@release',
}, async ({ app, page }) => {
  const giveUp = await letWritesBeGivenUp(page, 'keyValue');
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half');
  await giveUp();
  await name.fill('Half a name');
  await visitAgain(page);
  await expect(name).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await visitAgain(page);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
});
