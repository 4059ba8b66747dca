import { seededRandom } from '../../../src/domain/seededRandom.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { randomFaults } from '../storm/randomFaults.ts';
import { sendThroughStorm } from '../storm/storm.ts';

/** Many more with `npm run test:endurance`; TAAL_SEED rolls the same dice again. */
const MESSAGES = Number(process.env.TAAL_STORM_MESSAGES ?? 30);
const SEED = process.env.TAAL_SEED ?? String(Math.floor(Math.random() * 1e9));
const HISTORY = 100;

/** The faults have ended: the person looks, and lets go what was refused. */
async function comeToRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sync status/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync status' });
  const retry = dialog.getByRole('button', { name: 'Retry', exact: true });
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click();
    await expect(dialog.getByText('All saved, here and on the server.')).toBeVisible();
  }).toPass({ timeout: 60_000 + MESSAGES * 500 });
}

test('nothing is lost or doubled when backend, pages and browser fail at random', async ({
  app,
  device,
}) => {
  test.setTimeout(240_000 + MESSAGES * 5000);
  process.stdout.write(`TAAL_SEED=${SEED}\n`);
  const startedAt = Date.now();
  const faults = randomFaults(seededRandom(`faults ${SEED}`));
  app.backend.plan = faults.plan;
  const { acknowledged, deaths, page } = await sendThroughStorm(app, device, {
    messages: MESSAGES,
    random: seededRandom(`deaths ${SEED}`),
  });
  app.backend.plan = () => null;
  const sentAt = Date.now();
  const waiting = (await readStore(page, 'outbox')).length;
  await comeToRest(page);

  const calls = app.backend.calls.filter((call) => call === 'POST /analyze').length;
  const { ledger } = app.backend.backend;
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  process.stdout.write(
    `${JSON.stringify({
      seed: SEED,
      acknowledged: acknowledged.length,
      deaths,
      calls,
      effects: ledger.length,
      waitingAfterTheStorm: waiting,
      secondsOfSending: seconds(startedAt, sentAt),
      secondsOfComingToRest: seconds(sentAt, Date.now()),
      faults: faults.played,
    })}\n`,
  );

  const rows = await readStore(page, 'chatMessages');
  const mine = rows.filter(({ sender }) => sender === 'user');
  const texts = mine.map(({ text }) => String(text));
  expect(new Set(texts).size, 'no message twice').toBe(texts.length);
  expect(
    acknowledged.filter((text) => !texts.includes(text)),
    'lost',
  ).toEqual([]);
  expect(ledger.map(({ key }) => key).sort()).toEqual(mine.map(({ id }) => id).sort());
  expect(mine.filter(({ analysedByBackend }) => analysedByBackend !== true)).toEqual([]);
  expect(await readStore(page, 'userStats')).toMatchObject([{ totalMessages: mine.length }]);

  const history = await readStore(page, 'analysisHistory');
  expect(history).toHaveLength(Math.min(HISTORY, mine.length));
  expect(history.filter(({ source }) => source !== 'backend')).toEqual([]);
  const kept = new Set(history.map(({ id }) => id));
  const times = (isKept: boolean) =>
    mine.filter(({ id }) => kept.has(id) === isKept).map(({ timestamp }) => Number(timestamp));
  expect(times(true)).toHaveLength(kept.size);
  expect(Math.min(...times(true)), 'the newest are kept').toBeGreaterThanOrEqual(
    Math.max(0, ...times(false)),
  );
});
