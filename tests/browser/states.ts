import { expect, type Page } from '@playwright/test';
import { chat, sendMessage, type } from './chat.ts';
import { readStore } from './storage.ts';

/** Opens the profile and, at the first visit, puts its question aside. */
export async function openProfile(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/profile`);
  await expect(page.locator('h1')).toBeVisible();
  const values = await readStore(page, 'keyValue');
  if (values.some(({ key }) => key === 'hasVisitedProfile')) return;
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Every screen and state, each reached as a person would. */
export const states: Record<string, (page: Page, url: string) => Promise<void>> = {
  onboarding: async (page, url) => {
    await page.goto(`${url}/onboarding`);
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
  },
  landing: async (page, url) => {
    await page.goto(`${url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
  },
  dashboard: async (page, url) => {
    await page.goto(`${url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  matches: async (page, url) => {
    await page.goto(`${url}/matches`);
    await expect(page.getByRole('article')).toHaveCount(10);
  },
  'the first visit to the profile': async (page, url) => {
    await page.goto(`${url}/profile`);
    await expect(page.getByRole('dialog', { name: 'Upload Your Photo' })).toBeVisible();
  },
  profile: async (page, url) => {
    await openProfile(page, url);
    await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  },
  'the profile being edited': async (page, url) => {
    await openProfile(page, url);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect(page.getByRole('textbox', { name: 'Bio' })).toBeVisible();
  },
  settings: async (page, url) => {
    await openProfile(page, url);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByRole('switch', { name: 'Promotions' })).toBeVisible();
  },
  privacy: async (page, url) => {
    await openProfile(page, url);
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  },
  'the filters': async (page, url) => {
    await page.goto(`${url}/matches`);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
  'a chat with a match': async (page, url) => {
    await page.goto(`${url}/matches`);
    await page
      .getByRole('button', { name: /^Chat with/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  },
  'an empty chat': async (page, url) => {
    await page.goto(`${url}/chat`);
    await expect(chat(page).field).toBeVisible();
  },
  'a chat with messages': async (page, url) => {
    await page.goto(`${url}/chat`);
    await sendMessage(page, 'I love this! How do I begin a first message?');
    await type(page, 'Half a thought');
  },
  'the sync panel': async (page, url) => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** States that only small screens have. */
export const onPhones: typeof states = {
  'the menu': async (page, url) => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the sheet of chats': async (page, url) => {
    await page.goto(`${url}/chat`);
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
