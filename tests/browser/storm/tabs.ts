import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { visit } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';

/** Long even on a busy machine; what takes longer hangs. */
const PATIENCE = { timeout: 60_000 };

export async function openChat(page: Page, url: string): Promise<Page> {
  await visit(page, `${url}/chat`, PATIENCE);
  // Before that the first chat's field may become the new one's.
  await page.locator('section[aria-busy="false"]').waitFor(PATIENCE);
  return page;
}

/** Two tabs at the chat; those that were open before, dead or alive, are closed. */
export async function openTwoTabs(context: BrowserContext, url: string): Promise<Page[]> {
  const old = context.pages();
  const tabs = [await context.newPage(), await context.newPage()];
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
  await newChat.click(PATIENCE);
  await field.fill(text, PATIENCE);
  await field.press('Enter', PATIENCE);
  await log.getByText(text, { exact: true }).waitFor(PATIENCE);
}

async function renderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Kills every page, and what runs beside it, as lack of memory would; the browser lives on. Done
 * when the browser knows: before that it may give a new tab to a process that is dead, and the tab
 * never comes.
 */
export async function killPages(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('This context has no browser of its own');
  const killed = await renderers(session);
  for (const id of killed) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  await expect
    .poll(async () => (await renderers(session)).filter((id) => killed.includes(id)))
    .toEqual([]);
  await session.detach();
}
