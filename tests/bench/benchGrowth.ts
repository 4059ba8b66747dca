import type { Browser, Page } from '@playwright/test';
import type { HttpBackend } from '../../src/backend/overHttp.ts';
import { chat, chatIsRead } from '../browser/screens/chat.ts';
import { measureOpening } from './benchDashboard.ts';
import { median, rounded } from './figures.ts';
import { fromClickToText } from './in-page/inPage.ts';
import { measureSend } from './measures/measureSend.ts';
import { replay, seedOutbox } from './seeds/outbox.ts';
import { seedMessages } from './seeds/seed.ts';
import { seedAnalyses } from './seeds/seedAnalyses.ts';

const SIZES = [100, 1000, 10_000];
/** Only what must not grow at all is measured with so many. */
const MOST = 100_000;
const RUNS = 7;

type Row = Record<string, number>;

async function times(measure: (run: number) => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) found.push(await measure(run));
  // The first also loads what the later ones have at hand.
  return rounded(median(found.slice(1)));
}

function openLongChat(page: Page, size: number): Promise<number> {
  return times(async () => {
    await chat(page).newChat.click();
    await page.getByRole('heading', { level: 1, name: 'New Chat' }).waitFor();
    const click = { among: 'li button', naming: 'Seeded' };
    return fromClickToText(page, click, { part: '[role=log]', text: `Message ${size - 1}:` });
  });
}

function openDashboard(page: Page): Promise<number> {
  return times(async () => {
    await page.locator('nav a[href="/matches"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Your matches' }).waitFor();
    return (await measureOpening(page, '[role=slider]')).settled;
  });
}

async function exportAll(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/profile?tab=privacy`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const downloading = page.waitForEvent('download', { timeout: 120_000 });
  const start = performance.now();
  await page.getByRole('button', { name: 'Export' }).click();
  await (await downloading).path();
  return rounded(performance.now() - start);
}

async function drainAll(browser: Browser, url: string, backend: HttpBackend, size: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  backend.plan = ({ path }) => (path === '/health' ? { kind: 'status', status: 503 } : null);
  await page.goto(`${url}/chat`);
  await chatIsRead(page);
  await seedOutbox(page, size);
  await page.reload();
  await page.getByRole('button', { name: `Sync status: ${size} waiting` }).waitFor();
  backend.plan = () => null;
  backend.backend.ledger.length = 0;
  const milliseconds = await replay(page);
  await context.close();
  return rounded(milliseconds);
}

async function seeded(browser: Browser, url: string, size: number): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/chat`);
  await chatIsRead(page);
  await seedMessages(page, size);
  await seedAnalyses(page, size / 2);
  await page.reload();
  await chat(page)
    .log.getByText(`Message ${size - 1}:`)
    .waitFor();
  return page;
}

async function storedMegabytes(page: Page): Promise<number> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  return rounded(usage / 1e6);
}

/** What each thing costs as the chats grow: sending and opening must not, the rest no faster. */
export async function benchGrowth(
  browser: Browser,
  url: string,
  backend: HttpBackend,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of [...SIZES, MOST]) {
    const page = await seeded(browser, url, size);
    const row: Row = { messages: size };
    row['open chat ms'] = await openLongChat(page, size);
    row['send ms'] = await times((run) => measureSend(page, `Measured message ${size} ${run}.`));
    row['stored MB'] = await storedMegabytes(page);
    if (size !== MOST) {
      await page.goto(`${url}/dashboard`);
      await page.getByRole('slider').waitFor();
      row['open dashboard ms'] = await openDashboard(page);
      row['export ms'] = await exportAll(page, url);
      row['drain ms'] = await drainAll(browser, url, backend, size);
    }
    rows.push(row);
    await page.context().close();
  }
  return rows;
}
