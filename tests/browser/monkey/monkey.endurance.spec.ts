import type { CDPSession } from '@playwright/test';
import { seededRandom } from '../../../src/domain/seededRandom.ts';
import { expect, test } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { runMonkey } from './monkey.ts';

/** An hour with `npm run test:endurance`; TAAL_SEED rolls the same dice again. */
const SECONDS = Number(process.env.TAAL_MONKEY_SECONDS ?? 60);
const SEED = process.env.TAAL_SEED ?? String(Math.floor(Math.random() * 1e9));
const MEGABYTE = 1e6;

// A worker that is looked for while there is no network is one on another day.
test.use({ expectedFaults: /An unknown error occurred when fetching the script/ });

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('nothing breaks, gets lost or grows under a monkey’s fingers', async ({ app, device }) => {
  test.setTimeout(120_000 + SECONDS * 2000);
  process.stdout.write(`TAAL_SEED=${SEED}\n`);
  const context = await device.open({ size: { width: 390, height: 844 } });
  const page = await firstPage(context);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await visitOnce(page, `${app.url}/onboarding`);
  const random = seededRandom(`monkey ${SEED}`);
  const session = await context.newCDPSession(page);

  const before = await runMonkey(page, app, { seconds: SECONDS / 3, random });
  const warm = await heap(session);
  const after = await runMonkey(page, app, { seconds: (SECONDS * 2) / 3, random });
  const grown = (await heap(session)) - warm;
  const acknowledged = [...before.acknowledged, ...after.acknowledged];
  process.stdout.write(
    `${JSON.stringify({ seed: SEED, said: acknowledged.length, grown, steps: after.steps })}\n`,
  );

  const stored = (await readStore(page, 'chatMessages')).map(({ text }) => text);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect(grown).toBeLessThan(20 * MEGABYTE);
  await visit(page, `${app.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dashboard');
});
