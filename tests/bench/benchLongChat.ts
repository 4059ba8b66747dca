import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chat, chatIsRead } from '../browser/screens/chat.ts';
import { type Figure, median, percentile, rounded } from './figures.ts';
import { fromClickToText, fromKeysToPaint, scrollToStart } from './in-page/inPage.ts';
import { seedMessages } from './seeds/seed.ts';
import { seedSessions } from './seeds/seedSessions.ts';

const MESSAGES = 10_000;
const SESSIONS = 500;
const SLOWER = 4;
const OPENINGS = 5;
const SENTENCE = 'Shall we meet for chai at the corner on Sunday, or is Monday better for you? ';
/** A frame that took half as long again as one at 60 Hz was missed by the eye. */
const DROPPED_MS = 25;

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
    times.push(
      await fromClickToText(
        page,
        { among: 'li button', naming: 'Seeded' },
        { part: '[role=log]', text: `Message ${MESSAGES - 1}:` },
      ),
    );
  }
  return times;
}

/** The same keys in an empty page's text area: what the browser and the machine take themselves. */
async function keysInEmptyPage(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.setContent('<style>textarea { field-sizing: content }</style><textarea></textarea>');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.locator('textarea').click();
  const keys = await fromKeysToPaint(page, () => page.keyboard.type(SENTENCE, { delay: 60 }));
  await page.close();
  return keys;
}

async function heapAfter(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 100_000) / 10;
}

async function routeChanges(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const [path, heading] of ROUTES) {
      const click = { among: `nav a[href="${path}"]` };
      const time = await fromClickToText(page, click, { part: 'h1', text: heading });
      // The first round also opens what is opened once.
      if (round > 0) times.push(time);
      await page.waitForTimeout(500);
    }
  }
  return times;
}

/** The composer, the list and the history where a session and the history are long. */
export async function benchLongChat(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const floor = percentile(await keysInEmptyPage(context), 0.95);
  const page = await context.newPage();
  await page.goto(`${url}/chat`);
  await chatIsRead(page);
  await seedMessages(page, MESSAGES);
  await seedSessions(page, SESSIONS);
  await page.reload();
  await chatIsRead(page);
  await chat(page)
    .log.getByText(`Message ${MESSAGES - 1}:`)
    .waitFor();
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

  await slowDown(SLOWER);
  await chat(page).field.click();
  const keys = await fromKeysToPaint(page, () => page.keyboard.type(SENTENCE, { delay: 60 }));
  await chat(page).field.fill('');
  const opened = await openings(page);

  await slowDown(1);
  // As a finger does, only once the list has come to rest.
  await page.waitForTimeout(500);
  const { frames, mostNodes } = await scrollToStart(page, '[role="log"] > *');
  const dropped = frames.filter((frame) => frame > DROPPED_MS).length / frames.length;
  const heap = await heapAfter(session);

  await slowDown(SLOWER);
  const changes = await routeChanges(page);
  await context.close();
  const key = percentile(keys, 0.95);
  const of = `${MESSAGES} messages, ${SESSIONS} sessions`;
  return [
    {
      figure: `Key to paint, ${of}, p95`,
      value: key,
      unit: 'ms',
      limit: 32,
      'to floor': rounded(key / floor, 2),
    },
    { figure: `Opening that session`, value: median(opened), unit: 'ms', limit: 200 },
    { figure: 'Nodes while scrolling', value: mostNodes, unit: '', limit: 1500 },
    { figure: 'Heap after scrolling', value: heap, unit: 'MB', limit: 60 },
    {
      figure: 'Frames dropped',
      value: rounded(dropped * 100),
      unit: '%',
      limit: 5,
    },
    { figure: 'Route change, warm', value: median(changes), unit: 'ms', limit: 100 },
  ];
}
