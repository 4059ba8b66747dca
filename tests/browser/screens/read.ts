import { expect, type Page } from '@playwright/test';
import { ME, realChat } from '../../support/real-chats/realChat.ts';
import { visit } from '../fixtures/visit.ts';

/** What the screen of real chats is made of. */
export function readScreen(page: Page) {
  return {
    file: page.getByLabel('Chat export'),
    text: page.getByRole('textbox', { name: 'Paste a chat' }),
    read: page.getByRole('button', { name: 'Read', exact: true }),
    progress: page.getByRole('progressbar', { name: 'Reading' }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    refusal: page.getByRole('alert'),
    whoAreYou: page.getByRole('radiogroup', { name: 'Who are you?' }),
    whichDate: page.getByRole('radiogroup', { name: 'Which date is first?' }),
    reading: page.getByRole('region', { name: 'The reading' }),
    figures: page.getByRole('table', { name: 'Nine figures' }),
  };
}

/** Gives the app a file as the device's picker would. */
export async function pickChat(page: Page, text: string, name = 'WhatsApp Chat.txt') {
  const buffer = Buffer.from(text);
  await readScreen(page).file.setInputFiles({ name, mimeType: 'text/plain', buffer });
}

/** Opens the screen, reads a chat of two, and says who is who. */
export async function readTheChat(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/read`);
  await pickChat(page, realChat());
  await readScreen(page).whoAreYou.getByText(ME).click();
  await expect(readScreen(page).figures).toBeVisible();
}
