import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { beatColours } from '../probes/beatColours.ts';
import { chat, chatIsRead, delayReplies, sendMessage, type } from '../screens/chat.ts';

test.beforeEach(async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
});

test('a message shows its beats as one shape, from one colour to another', async ({ page }) => {
  await sendMessage(page, 'Shall we meet for a coffee on Saturday?');
  const { log } = chat(page);
  const shapes = log.locator('svg[width="78"] > *');
  await expect(shapes).toHaveCount(1);
  const bars = (await shapes.getAttribute('d'))?.match(/M/g) ?? [];
  expect(bars).toHaveLength(20);
  expect(new Set(await beatColours(shapes)).size).toBe(3);
});

test('a message scrolls into view: the own one always, a reply unless the reader scrolled up', async ({
  page,
}) => {
  const { log } = chat(page);
  const scrollToStart = async () => {
    await log.hover();
    await page.mouse.wheel(0, -2000);
    await expect(log.getByText('One', { exact: true })).toBeInViewport();
  };
  // Low, but with room for the browser's offer to install.
  await page.setViewportSize({ width: 1280, height: 620 });
  for (const text of ['One', 'Two', 'Three', 'Four']) await sendMessage(page, text);
  await expect(log.getByText('Four', { exact: true })).toBeInViewport();
  await delayReplies(page);
  await type(page, 'Five');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Five', { exact: true })).toBeInViewport();
  await scrollToStart();
  const news = page.getByRole('button', { name: 'New messages' });
  await expect(news).toBeVisible();
  await expect(log.getByText('One', { exact: true })).toBeInViewport();
  await news.click();
  await expect(log.getByText('Five', { exact: true })).toBeInViewport();
  await expect(news).toBeHidden();
  // A person who writes looks at the own message.
  await scrollToStart();
  await type(page, 'Six');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Six', { exact: true })).toBeInViewport();
});
