import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { entries, entry, newChat } = chat;
const actionsOf = (title: string) => entry(title).getByRole('button', { name: 'Chat actions' });

async function choose(title: string, name: string): Promise<void> {
  await actionsOf(title).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function rename(title: string, next: string): Promise<void> {
  await choose(title, 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename this chat' });
  const field = dialog.getByRole('textbox', { name: 'Title' });
  await expect.element(field).toHaveFocus();
  await field.fill(next);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Chat actions');
}

test('a chat is renamed, pinned and shared as text', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'Is a walk a good first date?');
  await newChat.click();
  await sendMessage(time, 'What do I wear?');
  await expect.element(entries.first()).toHaveTextContent('What do I wear?');

  const long = 'trek '.repeat(40).trim();
  for (const [from, typed, shown] of [
    ['Is a walk', '💕🏔️', '💕🏔️'],
    ['💕🏔️', '   ', '💕🏔️'],
    ['💕🏔️', long, long],
    [long, '  A walk ', 'A walk'],
  ] as const) {
    await rename(from, typed);
    await expect.element(entry(shown)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(1280);
  }
  // What has a name of its own keeps it.
  await entry('A walk').getByRole('button').first().click();
  await sendMessage(time, 'And the weather?');
  await expect.element(page.getByRole('heading', { level: 1, name: 'A walk' })).toBeInTheDocument();
  await entry('What do I wear?').getByRole('button').first().click();

  actionsOf('What do I wear?').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Pin' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entries.first()).toHaveTextContent('What do I wear?');
  await expect.element(entries.first()).toHaveTextContent('Pinned');
  await expect.element(entries.first().getByRole('button', { name: 'Chat actions' })).toHaveFocus();
  await cleanup();
  await renderScreen('/chat', services);
  await chatIsRead();
  await expect.element(entries.first()).toHaveTextContent('What do I wear?');
  await choose('What do I wear?', 'Unpin');
  await expect.element(entries.first()).toHaveTextContent('A walk');

  await choose('A walk', 'Share as text');
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(copy.mock.lastCall?.[0]).toMatch(
    /^A walk\n\n.*\d{4}\n\nYou: Is a walk a good first date\?\n\nTaal: [\s\S]+\n\nYou: And the weather\?\n\nTaal: /u,
  );
});
