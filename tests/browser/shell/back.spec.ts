import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { countArrivals, settles } from '../screens/layers.ts';
import { matches } from '../screens/matchCards.ts';
import { walkLayers } from './walkLayers.ts';

const PHONE = { width: 390, height: 844 };

test('Back closes one layer at a time', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await walkLayers(page, app.url, () => page.goBack());
});

test('a page that is loaded again with a layer open has no entry for it', {
  tag: '@release',
}, async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ worker: true, size: PHONE }));
  const arrivals = await countArrivals(page);
  // Chromium forgets the state of an entry at the first load that the worker answers.
  await visitOnce(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  await matches(page).filters.click();
  await settles(page, 1);
  await visitAgain(page);
  await expect.poll(arrivals).toBe(1);
  await settles(page, 0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect.poll(arrivals).toBe(3);
  await settles(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});
