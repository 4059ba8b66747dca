import type { Browser, Page } from '@playwright/test';
import { chatIsRead } from '../browser/screens/chat.ts';
import { type Figure, median, percentile } from './figures.ts';
import { seedMessages } from './seeds/seed.ts';
import { seedSessions } from './seeds/seedSessions.ts';

const MESSAGES = 10_000;
const SESSIONS = 500;
const SLOWER = 4;
/** Each is in every message: as much is found as can be. */
const WORDS = ['meet', 'chai', 'corner', 'sunday', 'message', 'shall'];

/** Milliseconds from each letter to the frame after it, in which the first result has it marked. */
async function fromLettersToResults(page: Page): Promise<number[]> {
  const measured = await page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener(
      'input',
      ({ target, timeStamp }) => {
        if (!(target instanceof HTMLInputElement) || target.value === '') return;
        const { value } = target;
        requestAnimationFrame(() => {
          const mark = document.querySelector('ul[aria-label="Search results"] mark');
          const isShown = mark?.textContent?.toLowerCase() === value;
          setTimeout(() => times.push(isShown ? performance.now() - timeStamp : 1e6));
        });
      },
      { capture: true },
    );
    return times;
  });
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay: 250 });
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  return measured.jsonValue();
}

/** The search over all chats, for each letter. */
export async function benchFind(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/chat`);
  await chatIsRead(page);
  await seedMessages(page, MESSAGES);
  await seedSessions(page, SESSIONS);
  await page.reload();
  await chatIsRead(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const field = page.getByRole('searchbox', { name: 'Search chats' });
  await field.fill('zzz');
  await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
  await field.fill('');
  await page.waitForTimeout(500);
  const times = await fromLettersToResults(page);
  await context.close();
  const letters = WORDS.join('').length;
  if (times.length !== letters) throw new Error(`${times.length} of ${letters} letters answered`);
  const of = `${MESSAGES} messages, ${SESSIONS} sessions`;
  return [
    { figure: `Letter to results, ${of}, median`, value: median(times), unit: 'ms', limit: 100 },
    { figure: `Letter to results, p95`, value: percentile(times, 0.95), unit: 'ms', limit: 100 },
  ];
}
