import { SCREENS } from '../../../src/shell/screens.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';

/** What of the static routes answered for the document and for the hashed files, as the browser tells. */
function sources(page: Page): Promise<{ document: unknown; assets: unknown[] }> {
  return page.evaluate(() => {
    const told = performance.getEntries().flatMap((entry) => {
      const timing: Record<string, unknown> = entry.toJSON();
      const source = timing.workerFinalSourceType ?? timing.workerFinalRouterSource;
      return [{ name: entry.name, type: entry.entryType, source }];
    });
    const assets = told.filter(({ name }) => name.includes('/assets/'));
    return {
      document: told.find(({ type }) => type === 'navigation')?.source,
      assets: [...new Set(assets.map(({ source }) => source))],
    };
  });
}

test('the browser opens a screen offline without asking the worker', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/onboarding`);
  await app.stop();
  for (const path of SCREENS) {
    await visit(page, app.url + path);
    expect(await sources(page), path).toEqual({ document: 'cache', assets: ['cache'] });
  }
});

test('the worker answers for what an address asks of a screen', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/onboarding`);
  await app.stop();
  for (const path of ['/chat?topic=family', '/chat/', '/nowhere']) {
    await visit(page, app.url + path);
    expect(await sources(page), path).toEqual({ document: '', assets: ['cache'] });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
