import { expect, type Page } from '@playwright/test';
import { someCall } from '../../support/builders/call.ts';
import { realChat } from '../../support/real-chats/realChat.ts';
import { fillOutbox } from '../fixtures/fillOutbox.ts';
import { emptyStore, putRows } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, type } from './chat.ts';
import { dashboardStates } from './dashboardStates.ts';
import { headings } from './firstScreen.ts';
import { pickChat, readScreen, readTheChat } from './read.ts';
import { blockades, refusal } from './refusedStorage.ts';
import { hasVisitedProfile } from './yourData.ts';

/** Opens the profile for the second time: only the first visit asks for a photo. */
export async function openProfile(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/profile`);
  await expect.poll(() => hasVisitedProfile(page)).toBe(true);
  await visitAgain(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

/** Opens the ledger on a device that has sent a dozen messages, deleted since, after a question. */
async function showWhatLeft(page: Page, url: string): Promise<void> {
  await openProfile(page, url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByRole('list', { name: 'Calls' })).toBeVisible();
  // Nothing is added while it is looked at.
  await page.getByRole('switch', { name: 'Incognito' }).click();
  await expect(page.getByText(/^Incognito is on: nothing is sent/)).toBeVisible();
  const rows = Array.from({ length: 12 }, (_, index) => ({
    ...someCall({ message: { sessionId: 's1', messageId: `m${index}` } }),
    at: Date.now() - 1000 * index,
  }));
  await putRows(
    page,
    rows.map((row) => ({ store: 'calls', row })),
  );
  await visitAgain(page);
  await expect(page.getByRole('list', { name: 'Calls' })).toBeVisible();
}

/** Shows a screen as it opens. */
function open(path: string, heading: RegExp): (page: Page, url: string) => Promise<void> {
  return async (page, url) => {
    await visit(page, url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  };
}

/** Every screen and state, each reached as a person would; a screen that needs more has it below. */
export const states: Record<string, (page: Page, url: string) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(headings)
      .filter(([path]) => path !== '/')
      .map(([path, heading]) => [path.slice(1), open(path, heading)]),
  ),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((step) => [`onboarding, step ${step}`, toStep(step)])),
  landing: async (page, url) => {
    await visit(page, `${url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
  },
  ...dashboardStates,
  matches: async (page, url) => {
    await visit(page, `${url}/matches`);
    await expect(page.getByRole('article')).toHaveCount(10);
  },
  'storage that is refused': async (page, url) => {
    await page.addInitScript(blockades['has no indexedDB']);
    await visit(page, `${url}/chat`);
    await expect(refusal(page).heading).toBeVisible();
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
  'privacy with nothing sent': async (page, url) => {
    await openProfile(page, url);
    await page.getByRole('tab', { name: 'Privacy' }).click();
    // From then on nobody is asked: what was noted before is all that there is.
    await expect(page.getByRole('list', { name: 'Calls' })).toBeVisible();
    await page.getByRole('switch', { name: 'Incognito' }).click();
    await expect(page.getByText(/^Incognito is on: nothing is sent/)).toBeVisible();
    await emptyStore(page, 'calls');
    // A reload restores the place, which can come after the test has begun to look.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitAgain(page);
    await expect(page.getByText('Nothing has left this device')).toBeVisible();
  },
  'what left this device': async (page, url) => {
    await showWhatLeft(page, url);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('list', { name: 'Calls' }).getByRole('listitem')).toHaveCount(13);
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
  chat: async (page, url) => {
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
  'a chat under incognito': async (page, url) => {
    await visit(page, `${url}/chat`);
    await chatIsRead(page);
    await page.getByRole('button', { name: 'Keep it here' }).click();
    await expect(page.getByRole('button', { name: 'Allow sending' })).toBeVisible();
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
    await expect(page.getByRole('radiogroup', { name: 'Who is it about?' })).toBeVisible();
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
    const { log } = chat(page);
    // The list moves up for the answer, and what moves between press and release is not clicked.
    await expect(log.getByRole('button').last()).toBeInViewport();
    await log.getByRole('button', { name: 'Message actions' }).first().click();
    await expect(page.getByRole('menu', { name: 'Message actions' })).toBeVisible();
  },
};
