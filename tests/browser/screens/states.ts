import { expect, type Page } from '@playwright/test';
import { realChat } from '../../support/real-chats/realChat.ts';
import { fillDevice } from '../fixtures/fillDevice.ts';
import { fillOutbox } from '../fixtures/fillOutbox.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chatIsRead, sendMessage, type } from './chat.ts';
import { dashboard } from './dashboard.ts';
import { pickChat, readScreen, readTheChat } from './read.ts';

/** Opens the profile and, at the first visit, puts its question aside. */
export async function openProfile(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/profile`);
  await expect(page.locator('h1')).toBeVisible();
  const values = await readStore(page, 'keyValue');
  if (values.some(({ key }) => key === 'hasVisitedProfile')) return;
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Goes through onboarding up to a step, as far as Next leads. */
function toStep(step: number): (page: Page, url: string) => Promise<void> {
  return async (page, url) => {
    await visit(page, `${url}/onboarding`);
    for (let shown = 1; shown < step; shown += 1) {
      await expect(page.getByText(`Step ${shown} of 6`)).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
  };
}

/** Opens a tab of the dashboard on a device that has been used for weeks. */
async function openFullDashboard(page: Page, url: string, tab: string): Promise<void> {
  await visit(page, `${url}/chat`);
  await chatIsRead(page);
  await fillDevice(page);
  await visit(page, `${url}/dashboard?tab=${tab}`);
}

/** Every screen and state, each reached as a person would. */
export const states: Record<string, (page: Page, url: string) => Promise<void>> = {
  onboarding: async (page, url) => {
    await visit(page, `${url}/onboarding`);
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
  },
  ...Object.fromEntries([2, 3, 4, 5, 6].map((step) => [`onboarding, step ${step}`, toStep(step)])),
  landing: async (page, url) => {
    await visit(page, `${url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
  },
  dashboard: async (page, url) => {
    await visit(page, `${url}/dashboard`);
    // The last to come: the chats are read for it.
    await expect(dashboard(page).insights).toContainText(/first message|Read from/);
  },
  'a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'overview');
    await expect(dashboard(page).insights).toContainText('Read from 42 messages');
  },
  'what a sample is': async (page, url) => {
    await visit(page, `${url}/dashboard`);
    await page.getByRole('button', { name: 'Sample: what is that?' }).first().click();
    await expect(page.getByRole('dialog', { name: 'What is a sample?' })).toBeVisible();
  },
  'analytics of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=analytics`);
    await expect(page.getByRole('group', { name: 'Messages, last 7 days' })).toBeVisible();
  },
  'analytics on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'analytics');
    await expect(page.getByRole('group', { name: 'Messages, last 7 days' })).toBeVisible();
  },
  'tips for a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=tips`);
    await expect(dashboard(page).tips).toHaveCount(4);
  },
  'tips on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'tips');
    await expect(dashboard(page).recommendations).toContainText('WPM');
  },
  'the week of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=week`);
    await expect(page.getByText('Nothing to tell yet')).toBeVisible();
  },
  'the week on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'week');
    await page.getByText('The numbers behind it').click();
  },
  'rewards of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=rewards`);
    await expect(dashboard(page).achievements).toHaveCount(6);
  },
  'rewards on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'rewards');
    await expect(dashboard(page).achievements).toHaveCount(6);
  },
  matches: async (page, url) => {
    await visit(page, `${url}/matches`);
    await expect(page.getByRole('article')).toHaveCount(10);
  },
  'the first visit to the profile': async (page, url) => {
    await visit(page, `${url}/profile`);
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
    await visit(page, `${url}/matches`);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
  'a chat with a match': async (page, url) => {
    await visit(page, `${url}/matches`);
    await page
      .getByRole('button', { name: /^Chat with/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  },
  'an empty chat': async (page, url) => {
    await visit(page, `${url}/chat`);
    await chatIsRead(page);
  },
  'the reading of a message': async (page, url) => {
    await visit(page, `${url}/chat`);
    await sendMessage(page, 'I love this!! It is great 😍 How do I begin a first message?');
    await page
      .getByRole('button', { name: /^Reading of this message/ })
      .last()
      .click();
    await expect(page.getByRole('dialog', { name: 'Reading of this message' })).toBeVisible();
  },
  'the reading of a chat': async (page, url) => {
    await visit(page, `${url}/chat`);
    await sendMessage(page, 'Is a walk by the sea a good first date?');
    await page.getByRole('button', { name: /reading of this chat$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Reading of this chat' })).toBeVisible();
  },
  'a chat with messages': async (page, url) => {
    await visit(page, `${url}/chat`);
    await sendMessage(page, 'I love this! How do I begin a first message?');
    await type(page, 'Half a thought');
  },
  'an exchange with a match': async (page, url) => {
    await visit(page, `${url}/matches`);
    await page
      .getByRole('button', { name: /^Chat with/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('What do you do for work?');
    await page.keyboard.press('Enter');
    const ask = page.getByRole('button', { name: 'What does the coach think?' });
    await expect(ask).toBeVisible({ timeout: 15_000 });
  },
  'a search in all chats': async (page, url) => {
    await visit(page, `${url}/chat`);
    await sendMessage(page, 'Shall we have chai by the sea on Sunday?');
    // On small screens the chats are in a sheet.
    const chats = page.getByRole('button', { name: 'Chats', exact: true });
    if (await chats.isVisible()) await chats.click();
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('chai');
    await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
  },
  'a real chat to be read': async (page, url) => {
    await visit(page, `${url}/read`);
    await page.getByText('How do I export a chat?').click();
    await readScreen(page).text.fill('Not a chat');
    await readScreen(page).read.click();
    await expect(readScreen(page).refusal).toContainText('None of its lines');
  },
  'who is who in a group': async (page, url) => {
    await visit(page, `${url}/read`);
    const people = Array.from({ length: 12 }, (_, index) => `Person ${index + 1} of the family`);
    await pickChat(page, realChat(300, people));
    await readScreen(page).whoAreYou.getByRole('radio').first().check();
    await expect(page.getByRole('radiogroup', { name: 'Whom is it about?' })).toBeVisible();
  },
  'the reading of a real chat': async (page, url) => {
    await readTheChat(page, url);
    await readScreen(page).figures.getByRole('button', { name: 'Starts' }).click();
    await page.getByText('The beats as a table').click();
  },
  'a card of a real chat': async (page, url) => {
    await readTheChat(page, url);
    await page.getByRole('button', { name: 'Make a card' }).click();
    await page.getByRole('switch', { name: 'Show names' }).check();
    await expect(page.getByRole('img', { name: /^Card: / })).toBeVisible();
  },
  'an address that leads nowhere': async (page, url) => {
    await visit(page, `${url}/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the sync panel': async (page, url) => {
    await visit(page, `${url}/dashboard`);
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the sync panel with all there is to tell': async (page, url) => {
    await visit(page, `${url}/chat`);
    await chatIsRead(page);
    await fillOutbox(page);
    await visitAgain(page);
    await page.getByRole('button', { name: 'Sync status: 2 refused' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('list', { name: 'Refused by the server' })).toBeVisible();
    await panel.getByText('For testers').click();
    await panel.getByRole('button', { name: 'Copy report' }).click();
    await expect(panel.getByText(/Worker version/)).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(3);
  },
};

/** States that only small screens have. */
export const onPhones: typeof states = {
  'the menu': async (page, url) => {
    await visit(page, `${url}/dashboard`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a chat that is renamed': async (page, url) => {
    await visit(page, `${url}/chat`);
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chat actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  },
  'the sheet of chats': async (page, url) => {
    await visit(page, `${url}/chat`);
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    // The last to come: the chats are read for it.
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
};

/** Menus, which have no Tab stops. */
export const menus: typeof states = {
  'the menu of a message': async (page, url) => {
    await visit(page, `${url}/chat`);
    await sendMessage(page, 'Is a walk by the sea a good first date?');
    const actions = page.getByRole('button', { name: 'Message actions' });
    // The list moves up for the answer.
    await expect(actions).toHaveCount(2);
    await actions.first().click();
    await expect(page.getByRole('menu', { name: 'Message actions' })).toBeVisible();
  },
};
