import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { holdScripts } from '../screens/firstScreen.ts';

const measured = v.object({ response_analysis: v.object({ response_time: v.number() }) });

async function firstMessage(page: Page) {
  await chatIsRead(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readStore(page, 'analysisHistory')).length).toBe(1);
  const [message] = (await readStore(page, 'chatMessages')).filter(
    ({ sender }) => sender === 'user',
  );
  const [analysis] = await readStore(page, 'analysisHistory');
  return { message, analysis };
}

test('what is typed before the app is there is measured, from its first key on', async ({
  app,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/chat`, { waitUntil: 'commit' });
  await chat(page).field.click();
  await page.keyboard.type('Four words by hand', { delay: 150 });
  release();
  const { message, analysis } = await firstMessage(page);
  // 17 gaps of 150 ms and more: not the top of the scale, which a single burst would be.
  expect(message?.typingSpeed).toBeGreaterThan(0);
  expect(message?.typingSpeed).toBeLessThan(100);
  expect(message?.beats).toHaveLength(17);
  const { response_analysis } = v.parse(measured, analysis);
  expect(response_analysis.response_time).toBeGreaterThan(0);
});

test('what is pasted before the app is there, or put in by a script, is not measured', {
  tag: '@release',
}, async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/chat`, { waitUntil: 'commit' });
  await chat(page).field.click();
  await page.keyboard.type('Typed and ');
  await page.evaluate(() => document.execCommand('insertText', false, 'put in all at once'));
  release();
  const { message } = await firstMessage(page);
  expect(message).toMatchObject({
    text: 'Typed and put in all at once',
    typingSpeed: 0,
    beats: [],
  });
});
