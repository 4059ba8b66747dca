import type { Browser, Page } from '@playwright/test';
import { chat, chatIsRead } from '../browser/screens/chat.ts';
import { LIMITS } from '../limits.ts';
import type { Measured } from '../support/limits/report.ts';
import { median, percentile } from './figures.ts';
import { fromClickToText, timesToPaint } from './measures/timesToPaint.ts';
import { seedMessages } from './seeds/seed.ts';
import { seedSessions } from './seeds/seedSessions.ts';

const MESSAGES = 10_000;
const SESSIONS = 500;
const OPENINGS = 5;
const ROUNDS = 3;
const LAST = `Message ${MESSAGES - 1}:`;
const SENTENCE = 'Shall we meet for chai at the corner on Sunday, or is Monday better for you? ';

/** The routes that a warm app leads to, with the heading that stands first on each. */
const ROUTES = [
  ['/matches', 'Your matches'],
  ['/profile', 'Your profile'],
  ['/dashboard', 'Your Dashboard'],
] as const;

async function openings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await chat(page).newChat.click();
    await page.getByRole('heading', { level: 1, name: 'New Chat' }).waitFor();
    const click = { among: 'li button', naming: 'Seeded' };
    times.push(await fromClickToText(page, click, { part: '[role=log]', text: LAST }));
  }
  return times;
}

async function routeChanges(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, text] of ROUTES) {
      const click = { among: `nav a[href="${path}"]` };
      const time = await fromClickToText(page, click, { part: 'h1', text });
      // The first round also opens what is opened once.
      if (round > 0) times.push(time);
      await page.waitForTimeout(500);
    }
  }
  return times;
}

/** Presses the links of the navigation and, on each screen, its tabs. */
async function walk(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, name] of ROUTES) {
      await page.locator(`nav a[href="${path}"]`).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      for (const tab of await page.getByRole('tab').all()) await tab.click();
    }
  }
}

/** The composer and the ways around where a session and the history are long, on a slow phone. */
export async function* benchLongChat(browser: Browser, url: string): AsyncGenerator<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // The first visit to the profile opens a dialog.
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.goto(`${url}/chat`);
  await chatIsRead(page);
  await seedMessages(page, MESSAGES);
  await seedSessions(page, SESSIONS);
  await page.reload();
  await chatIsRead(page);
  await chat(page).log.getByText(LAST).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await chat(page).field.click();
  const type = () => page.keyboard.type(SENTENCE, { delay: 60 });
  const keys = await timesToPaint(page, 'keydown', type);
  await chat(page).field.fill('');
  const opened = await openings(page);
  const changes = await routeChanges(page);
  const presses = await timesToPaint(page, 'click', () => walk(page));
  await context.close();
  yield { limit: LIMITS.key, of: `${MESSAGES} messages`, value: percentile(keys, 0.95) };
  yield { limit: LIMITS.opening, of: `${MESSAGES} messages`, value: median(opened) };
  yield { limit: LIMITS.routeChange, value: median(changes) };
  yield { limit: LIMITS.press, of: `${presses.length} presses`, value: percentile(presses, 0.95) };
}
