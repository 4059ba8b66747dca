import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { beatColours } from '../probes/beatColours.ts';
import { chat, chatIsRead, delayReplies, sendMessage, type } from '../screens/chat.ts';

test.beforeEach(async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
});

test('Enter sends, Shift+Enter breaks the line, blank text is not sent', async ({ page }) => {
  const { field, send, log } = chat(page);
  await expect(send).toBeDisabled();
  await type(page, '   ');
  await expect(field).toHaveValue('   ');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(send).toBeDisabled();
  await expect(field).toHaveValue('   ');
  await field.fill('');
  await type(page, 'First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await expect(field).toHaveValue('First line\nsecond line');
  await page.keyboard.press('Enter');
  await expect(log.getByText('First line second line')).toBeVisible();
  await expect(field).toHaveValue('');
  const messages = await readStore(page, 'chatMessages');
  expect(messages.filter(({ sender }) => sender === 'user')).toHaveLength(1);
});

test('nothing is sent while the assistant replies, and what is typed then stays', async ({
  page,
}) => {
  const { field, send, typing } = chat(page);
  await delayReplies(page);
  await type(page, 'One');
  await page.keyboard.press('Enter');
  await expect(typing).toBeVisible();
  await page.keyboard.type('Two');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Two');
  await expect(typing).toBeHidden();
  await expect(send).toBeEnabled();
  const messages = await readStore(page, 'chatMessages');
  expect(messages.map((message) => message.sender).sort()).toEqual(['ai', 'user']);
});

test('Enter that ends a composed word neither sends nor breaks the line', async ({ page }) => {
  const { field, log } = chat(page);
  await field.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'नमस्ते',
    selectionStart: 6,
    selectionEnd: 6,
  });
  // Safari ends the composition first and then reports the key with the code 229.
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await field.dispatchEvent('keydown', { key: 'Enter', ...init });
  }
  await expect(log.getByText('नमस्ते')).toBeHidden();
  await session.send('Input.insertText', { text: 'नमस्ते' });
  await expect(field).toHaveValue('नमस्ते');
  await page.keyboard.press('Enter');
  await expect(log.getByText('नमस्ते')).toBeVisible();
});

test('the live strip shows speed and mood while typing', async ({ page }) => {
  await type(page, 'I love this, it is great');
  await expect(page.getByText(/^\d+ WPM · positive$/)).toBeVisible();
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

test('a suggestion fills the composer', async ({ page }) => {
  const { field, log } = chat(page);
  await sendMessage(page, 'How do I write a first message?');
  const suggestion = log.getByRole('button').last();
  const text = await suggestion.textContent();
  await suggestion.click();
  await expect(field).toHaveValue(text ?? '');
  await expect(field).toBeFocused();
});

test('markup in a message is text', async ({ page }) => {
  const { log } = chat(page);
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await sendMessage(page, markup);
  await expect(log.getByText(markup)).toBeVisible();
  await expect(log.locator('b, img')).toHaveCount(0);
});

test('100,000 pasted characters are kept whole and not measured', async ({ page }) => {
  const { field, log } = chat(page);
  const text = 'chai '.repeat(20_000).trim();
  await field.focus();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    document.execCommand('insertText', false, pasted);
  }, text);
  await page.keyboard.press('Enter');
  await expect(log.getByRole('button', { name: 'Show all 99,999 characters' })).toBeVisible();
  // The reply may be there already.
  const messages = await readStore(page, 'chatMessages');
  const own = messages.filter(({ sender }) => sender === 'user');
  expect(own).toMatchObject([{ text, typingSpeed: 0 }]);
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
  // Who writes looks at what they wrote.
  await scrollToStart();
  await type(page, 'Six');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Six', { exact: true })).toBeInViewport();
});

test('a reply that was due when the app was closed is there at the next start', async ({
  app,
  device,
}) => {
  const context = await device.open();
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await type(page, 'Closing at once');
  await page.keyboard.press('Enter');
  await expect(chat(page).typing).toBeVisible();
  await device.kill();
  const again = await device.open();
  const reopened = await firstPage(again);
  await visit(reopened, `${app.url}/chat`);
  await expect(reopened.getByText('2 messages').first()).toBeVisible();
  await expect(chat(reopened).typing).toBeHidden();
});
