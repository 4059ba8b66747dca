import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, type } from '../screens/chat.ts';

const partialLayoutSchema = v.object({
  name: v.literal('Layout'),
  args: v.object({ beginData: v.object({ partialLayout: v.literal(true) }) }),
});

/** How many layouts were kept to a part of the page while something was done. */
async function partialLayoutsDuring(page: Page, action: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await action();
  await session.send('Tracing.end');
  await ended;
  return events.filter((event) => v.is(partialLayoutSchema, event)).length;
}

test.beforeEach(async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  // So that the strip has its beats, and Send is ready.
  await type(page, 'Hello ');
  await expect(page.getByText(/^(\d+ WPM · )?neutral$/)).toBeVisible();
});

test('a key has only the open chat laid out, not the history beside it', async ({ page }) => {
  const word = 'again';
  const layouts = await partialLayoutsDuring(page, async () => {
    await page.keyboard.type(word, { delay: 60 });
    await expect(chat(page).field).toHaveValue(`Hello ${word}`);
  });
  expect(layouts).toBeGreaterThanOrEqual(word.length);
});

test('what a key says of the rhythm is drawn after its letter, not with it', async ({ page }) => {
  const strip = page.locator('form').locator('xpath=preceding-sibling::*[1]');
  const [before, inFrame] = await strip.evaluate(async (element) => {
    const innerHTML = () => element.innerHTML;
    const before = innerHTML();
    document.execCommand('insertText', false, 'o');
    const inFrame = await new Promise((resolve) => {
      requestAnimationFrame(() => resolve(innerHTML()));
    });
    return [before, inFrame];
  });
  await expect(chat(page).field).toHaveValue('Hello o');
  expect(inFrame).toBe(before);
  await expect.poll(() => strip.innerHTML()).not.toBe(before);
});
