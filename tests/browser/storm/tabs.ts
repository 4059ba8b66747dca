import type { BrowserContext, Page } from '@playwright/test';
import { chat } from '../chat.ts';

/** Long even on a busy machine; what takes longer hangs. */
const PATIENCE = { timeout: 60_000 };

export async function openChat(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/chat`, PATIENCE);
  // Before that the first chat's field may become the new one's.
  await page.locator('section[aria-busy="false"]').waitFor(PATIENCE);
  return page;
}

/** A new tab, also where the process that was to carry it has just been killed with the others. */
async function newTab(context: BrowserContext): Promise<Page> {
  return context.newPage().catch(() => context.newPage());
}

/** Two tabs at the chat; those that were open before, dead or alive, are closed. */
export async function openTwoTabs(context: BrowserContext, url: string): Promise<Page[]> {
  const old = context.pages();
  const tabs = [await newTab(context), await newTab(context)];
  for (const page of old) await page.close().catch(() => undefined);
  for (const tab of tabs) await openChat(tab, url);
  return tabs;
}

/**
 * Writes a message into a new chat, where no reply to an earlier one has to be waited for; done
 * when the message stands on screen.
 */
export async function sendInNewChat(page: Page, text: string): Promise<void> {
  const { newChat, field, log } = chat(page);
  // The new chat's field looks like the one before.
  await field.evaluate((before) => before.setAttribute('data-before', ''), undefined, PATIENCE);
  await newChat.click(PATIENCE);
  await page.locator('textarea:not([data-before])').waitFor(PATIENCE);
  await field.fill(text, PATIENCE);
  await field.press('Enter', PATIENCE);
  await log.getByText(text, { exact: true }).waitFor(PATIENCE);
}

/** Kills every page, and what runs beside it, as lack of memory would; the browser lives on. */
export async function killPages(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue;
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
