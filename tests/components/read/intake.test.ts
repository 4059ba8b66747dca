import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppRouter } from '@/app/router';
import { ME, realChat } from '../../support/real-chats/realChat.ts';
import { chat } from '../screens/chat.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const { cancel, figures, progress, refusal, whoAreYou } = readScreen;
const heading = page.getByRole('heading', { level: 1 });

let made: TestServices;
let router: AppRouter;

beforeEach(async () => {
  made = testServices();
  router = await renderScreen('/read', made.services);
});

/** Too much text for the way from the test to the page: the file is made in the page itself. */
function pickLongChat(): void {
  const files = new DataTransfer();
  files.items.add(new File([realChat(60_000)], 'long.txt', { type: 'text/plain' }));
  const input = readScreen.file.element();
  Object.assign(input, { files: files.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a reading can be cancelled, and the next file is read', async () => {
  pickLongChat();
  await expect.element(progress).toBeVisible();
  await cancel.click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await pickChat(realChat());
  await expect.element(whoAreYou).toBeVisible();
});

test('a file can be dropped anywhere on the page; of several it says that one is read', async () => {
  const dataTransfer = new DataTransfer();
  for (const name of ['chat.txt', 'other.txt']) {
    dataTransfer.items.add(new File([realChat()], name, { type: 'text/plain' }));
  }
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  heading.element().dispatchEvent(drop);
  await expect.element(whoAreYou).toBeVisible();
  await expect.element(page.getByText(/^One other file came with this one/)).toBeVisible();
});

test('of one person, and of a group, it says what it can do', async () => {
  await pickChat(realChat(20, [ME]));
  await expect.element(page.getByText(/^Only .* writes in this chat/)).toBeVisible();
  await page.getByRole('button', { name: 'Read another chat' }).click();
  const people = Array.from({ length: 40 }, (_, index) => `Person ${index + 1}`);
  await pickChat(realChat(2000, people));
  await expect.element(page.getByText(/^A group of 40/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all 40 names' }).click();
  await whoAreYou.getByText('Person 40', { exact: true }).click();
  const about = page.getByRole('radiogroup', { name: 'Who is it about?' });
  about.getByRole('radio').first().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(figures.getByRole('rowheader')).toHaveLength(9);
});

test('a shared file that is no chat is refused in words', async () => {
  made.services.openedChat.put({ file: new Blob(['Just a shopping list\nrice\ndal']), others: 0 });
  await expect.element(refusal.filter({ hasText: 'None of its lines is a message' })).toBeVisible();
});

test('the coach gets a question and no word of the chat', async () => {
  await pickChat(realChat());
  await whoAreYou.getByText(ME).click();
  const question = page.getByText(/^“.*\?.*”$/);
  await expect.element(question).toBeVisible();
  const words = question.element().textContent.slice(1, -1);
  await page.getByRole('button', { name: 'Ask the coach about it' }).click();
  await expect.element(chat.field).toHaveValue(words);
  expect(router.state.location.pathname).toBe('/chat');
});

test.for([
  ['/chat', 'Read a real chat'],
  ['/chat', 'Or read a chat from another app'],
  ['/dashboard', 'Read a real chat'],
] as const)('%s leads to it: %s', async ([path, name]) => {
  router.history.push(path);
  await page.getByRole('link', { name }).click();
  await expect.element(heading).toHaveTextContent('Read a real chat');
  expect(router.state.location.pathname).toBe('/read');
});
