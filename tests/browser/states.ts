import { expect, type Page } from '@playwright/test';
import { chat, sendMessage, type } from './chat.ts';

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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  profile: async (page, url) => {
    await page.goto(`${url}/profile`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
