import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, withoutPack } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { beatColours } from '../probes/beatColours.ts';
import { chat, sendMessage } from '../screens/chat.ts';

test.use({ worker: true });

const BROKEN = 'Broken on purpose';

test.use({ expectedFaults: new RegExp(`${BROKEN}|MissingPartError`) });

/** Serves a screen whose rendering throws, as a mistake of ours would, under the same names. */
async function breakMatches(context: BrowserContext): Promise<void> {
  await withoutPack(context);
  await context.route('**/assets/matches-*.js', async (route) => {
    const response = await route.fetch();
    const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(await response.text()) ?? [];
    const names = exported.split(',').map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    const component = `const component = () => { throw new Error('${BROKEN}') };`;
    const exports = names.map((name) => `component as ${name}`).join(', ');
    // The router may ask the module itself or one that it holds.
    const body = `${component} component.component = component; export { ${exports} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

function crash(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    heading: page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    reload: button('Reload'),
    withoutWorker: button('Reload without the worker'),
    export: button('Export my data'),
    erase: button('Erase'),
  };
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

test('a screen that fails leaves navigation and the other screens working', async ({
  app,
  page,
}) => {
  await breakMatches(page.context());
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Before the crash');
  await chat(page).field.fill('Half a thought');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
  await crash(page).reload.click();
  await expect(crash(page).heading).toBeVisible();
  await open(page, 'AI Chat');
  await expect(chat(page).field).toHaveValue('Half a thought');
  await chat(page).field.fill('');
  await expect(chat(page).log.getByText('Before the crash')).toBeVisible();
  await expect(crash(page).heading).toBeHidden();
  await sendMessage(page, 'After the crash');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
});

test('a fault that the worker keeps is mended by a reload without it, and no data go', async ({
  app,
  page,
}) => {
  await breakMatches(page.context());
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Kept');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
  await page.context().unroute('**/assets/matches-*.js');
  await crash(page).reload.click();
  await expect(crash(page).heading).toBeVisible();
  await crash(page).withoutWorker.click();
  await expect(page.getByRole('article')).toHaveCount(10);
  const texts = (await readStore(page, 'chatMessages')).map(({ text }) => text);
  expect(texts).toContain('Kept');
});

test('the crash screen exports everything, and erases it after the typed word', async ({
  app,
  page,
}, info) => {
  await breakMatches(page.context());
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'To be exported');
  await open(page, 'Matches');
  const downloading = page.waitForEvent('download');
  await crash(page).export.click();
  const path = info.outputPath('backup.json');
  await (await downloading).saveAs(path);
  expect(await readFile(path, 'utf8')).toContain('To be exported');
  await crash(page).erase.click();
  const erase = page.getByRole('button', { name: 'Erase everything' });
  await expect(erase).toBeDisabled();
  await page.getByRole('textbox', { name: 'Type ERASE to confirm' }).fill('ERASE');
  await erase.click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(await readStore(page, 'chatMessages')).toEqual([]);
});

test('the crash screen is there without the parts that load later', async ({ app, page }) => {
  await breakMatches(page.context());
  await page.context().route('**/assets/crash-tools-*.js', (route) => route.abort());
  await visit(page, `${app.url}/matches`);
  await expect(crash(page).heading).toBeVisible();
  await crash(page).export.click();
  await expect(page.getByText('This needs a part that is missing. Reload first.')).toBeVisible();
  await expect(crash(page).reload).toBeVisible();
});

test('when Taal fails before its first screen, the crash screen is all there is', async ({
  app,
  page,
}) => {
  await page.addInitScript((words) => {
    Object.defineProperty(navigator, 'locks', {
      get() {
        throw new Error(words);
      },
    });
  }, BROKEN);
  await visit(page, app.url);
  await expect(crash(page).heading).toBeVisible();
  await expect(crash(page).reload).toBeVisible();
  await expect(crash(page).withoutWorker).toBeVisible();
  expect(new Set(await beatColours(page.locator('main svg > path').first())).size).toBe(3);
});
