import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { translatePage } from '../fixtures/translated.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, stopWriting } from '../screens/chat.ts';
import { matches } from '../screens/matchCards.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function goTo(page: Page, link: string): Promise<void> {
  await stopWriting(page);
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: link, exact: true }).click();
  await expect(menu).toBeHidden();
}

async function walkOnboardingAndLanding(page: Page): Promise<void> {
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await page.getByRole('textbox', { name: 'Try your rhythm' }).click();
  await page.keyboard.type('I love this! Is it so?', { delay: 20 });
  await expect(page.getByText('positive', { exact: true })).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Music').click();
  await expect(button(page, 'Music')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Back').click();
  for (let step = 2; step < 6; step += 1) await button(page, 'Next').click();
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await expect(button(page, 'Next')).toHaveCount(0);
  await page.getByRole('main').getByRole('button').getByText('Get Started').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Find Your\s+Perfect\s+Soul Mate/,
  );
  await page.getByRole('textbox', { name: 'Try your rhythm' }).click();
  await page.keyboard.type('What a lovely day', { delay: 20 });
  await expect(page.getByText(/\d WPM/).first()).toBeVisible();
}

async function walkDashboard(page: Page): Promise<void> {
  await goTo(page, 'Dashboard');
  for (const [tab, words] of [
    ['Analytics', 'Match Success Rate'],
    ['Tips', 'AI Recommendations'],
    ['Rewards', 'Next Achievement'],
    ['Overview', 'Profile Completion'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
}

async function walkChat(page: Page): Promise<void> {
  await goTo(page, 'AI Chat');
  await chatIsRead(page);
  const { log, history, newChat, clearAll } = chat(page);
  for (const [text, count] of [
    ['Hello there', '2 messages'],
    ['I love this! What should my bio say?', '4 messages'],
  ] as const) {
    await sendMessage(page, text);
    await expect(button(page, `${count}, reading of this chat`)).toBeVisible();
  }
  await expect(log.getByText('I love this! What should my bio say?')).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  await button(page, 'Chats').click();
  await newChat.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'New chat' })).toBeVisible();
  await button(page, 'Chats').click();
  await history.getByRole('button', { name: 'Delete chat' }).last().click();
  await page.getByText('Chat deleted', { exact: true }).waitFor();
  await button(page, 'Undo').click();
  await expect(page.getByText('Chat deleted', { exact: true })).toHaveCount(0);
  await expect(history.getByText(/4 messages/)).toBeVisible();
  await expect(clearAll).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

async function walkMatches(page: Page): Promise<void> {
  await goTo(page, 'Matches');
  const { cards, search, filters, reset, count } = matches(page);
  await expect(cards).toHaveCount(10);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('slider', { name: 'Maximum age' }).press('Home');
  await expect(sheet.getByText(/^18 – 18$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Show 0' }).click();
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(count).toHaveText('0 of 10');
  await reset.click();
  await expect(count).toHaveText('10 of 10');
  await search.fill('zzz');
  await expect(page.getByText('No matches found')).toBeVisible();
  await search.fill('');
  await expect(cards).toHaveCount(10);
  const card = cards.first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  const like = card.getByRole('button', { name: `Like ${name}` });
  await like.click();
  await expect(like).toHaveText('Liked');
  await like.click();
  await expect(like).toHaveText('Like');
  await card.getByRole('button', { name: /compatible/ }).click();
  await expect(page.getByRole('dialog', { name: 'Why this score' })).toContainText(name);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: `Chat with ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Chat with ${name}` });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('How was your day?');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('How was your day?')).toBeVisible();
  await expect(dialog.getByText(/^Read by Taal$/)).toBeAttached();
  await expect(dialog.getByRole('log').getByText(`${name}: `)).toHaveCount(2);
  await button(page, 'Close').click();
  await card.getByRole('button', { name: `Hide or report ${name}` }).click();
  await button(page, `Hide ${name}`).click();
  await expect(count).toHaveText('9 of 9');
  await button(page, 'Undo').click();
  await expect(count).toHaveText('10 of 10');
}

async function walkProfile(page: Page): Promise<void> {
  await goTo(page, 'Profile');
  await button(page, 'Skip for Now').click();
  await button(page, 'Edit profile').click();
  await page.getByLabel('Name', { exact: true }).fill('Meera');
  await page.getByLabel('Height', { exact: true }).fill('170');
  await expect(page.getByText(/5\D+7/)).toBeVisible();
  const interest = page.getByLabel('New interest');
  for (const added of ['Cricket', 'Yoga']) {
    await interest.fill(added);
    await button(page, 'Add interest').click();
  }
  await button(page, 'Cricket').click();
  await button(page, 'Save').click();
  const view = page.getByRole('article');
  await expect(view.getByRole('heading', { name: 'Meera' })).toBeVisible();
  await expect(view.getByText('Yoga', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await button(page, 'Dark').click();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('switch', { name: 'Incognito' }).click();
  await button(page, /^Sync status: Saved here/).click();
  const panel = page.getByRole('dialog', { name: 'Sync status' });
  await expect(panel).toContainText('All saved on this device.');
  await panel.getByText('For testers').click();
  await expect(panel.getByText('Worker version')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('on a translated page every screen works, and shows the words of now', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await visit(page, `${app.url}/onboarding`);
  await translatePage(page);
  await walkOnboardingAndLanding(page);
  await walkDashboard(page);
  await walkChat(page);
  await walkMatches(page);
  await walkProfile(page);
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});
