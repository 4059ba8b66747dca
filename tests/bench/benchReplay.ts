import type { Browser, Page } from '@playwright/test';
import type { HttpBackend } from '../../src/backend/overHttp.ts';
import { chatIsRead } from '../browser/screens/chat.ts';
import { replay, seedOutbox } from './seeds/outbox.ts';

const ENTRIES = 1000;
const LIMIT = 1.5;
/** Other work on the machine touches both sides when they take turns. */
const ROUNDS = 3;

/** Milliseconds that as many calls take, one after another and with nothing else to do. */
function bareCalls(page: Page): Promise<number> {
  return page.evaluate(async (count) => {
    const start = performance.now();
    for (let n = 0; n < count; n += 1) {
      const text = `Message ${n}: shall we meet for chai on Sunday?`;
      const response = await fetch('/api/analyze', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ text, time_taken: 3, response_time: 1, user_id: 'user_1_bare' }),
      });
      await response.json();
    }
    return performance.now() - start;
  }, ENTRIES);
}

async function round(browser: Browser, url: string, backend: HttpBackend) {
  const context = await browser.newContext();
  const page = await context.newPage();
  backend.plan = ({ path }) => (path === '/health' ? { kind: 'status', status: 503 } : null);
  await page.goto(`${url}/chat`);
  // The field is in the document: the database is there once the chat is read.
  await chatIsRead(page);
  await seedOutbox(page, ENTRIES);
  await page.reload();
  await page.getByRole('button', { name: `Sync status: ${ENTRIES} waiting` }).waitFor();
  const { ledger } = backend.backend;
  // The backend looks for a key in all that it has: each measurement begins with an empty ledger.
  const measure = async (calls: (page: Page) => Promise<number>) => {
    ledger.length = 0;
    const milliseconds = await calls(page);
    const keys = new Set(ledger.map(({ key }) => key));
    if (keys.size !== ENTRIES) throw new Error(`${keys.size} of ${ENTRIES} calls took effect`);
    return Math.round(milliseconds);
  };
  const before = await measure(bareCalls);
  backend.plan = () => null;
  const sent = await measure(replay);
  const after = await measure(bareCalls);
  await context.close();
  return { 'bare before ms': before, 'replay ms': sent, 'bare after ms': after };
}

/** Sending a long queue, against bare calls before and after it, on this machine's own network. */
export async function benchReplay(
  browser: Browser,
  url: string,
  backend: HttpBackend,
): Promise<Record<string, number>[]> {
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round(browser, url, backend));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const sent = sum(rounds.map((times) => times['replay ms']));
  const bare =
    sum(rounds.flatMap((times) => [times['bare before ms'], times['bare after ms']])) / 2;
  const ratio = Math.round((sent / bare) * 100) / 100;
  process.stdout.write(`Sending ${ENTRIES} waiting entries, against as many bare calls\n`);
  console.table(rounds);
  process.stdout.write(`Ratio ${ratio}, at most ${LIMIT}\n`);
  if (ratio > LIMIT) process.exitCode = 1;
  return rounds;
}
