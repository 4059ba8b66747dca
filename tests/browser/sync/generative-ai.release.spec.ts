import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type AiAnswer, dataOf, TEST_KEY } from '../../support/fakes/generativeAiServer.ts';
import { saveProfile } from '../fixtures/aiProfile.ts';
import { goodAnswer, INSIGHTS, isPair, isRanking, pair, ranking } from '../fixtures/aiQuestions.ts';
import { NO_SETTING, test } from '../fixtures/aiService.ts';
import { expect } from '../fixtures/app.ts';
import { ATTACK, expectNoHarm } from '../fixtures/attacks.ts';
import { visit } from '../fixtures/visit.ts';
import { dashboard } from '../screens/dashboard.ts';
import { matchScores } from '../screens/matchScores.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

// One build for all of them.
test.describe.configure({ mode: 'default' });

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = message.text().startsWith('The AI service');
    if (message.type() === 'warning' && isOurs) warnings.push(message.text());
  });
  return warnings;
}

test('a good answer: its order, its percents, its insights, and who gave them', async ({
  ai,
  app,
  page,
}) => {
  ai.plan(goodAnswer);
  await visit(page, `${app.url}/matches`);
  const { cards, why, insights } = matchScores(page);
  await expect(cards).toHaveCount(10);
  await why.first().click();
  await expect(page.getByRole('dialog').getByText('This is a first guess')).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing is asked before the person has said who they are.
  expect(ai.calls()).toEqual([]);

  await saveProfile(page, app.url);
  await visit(page, `${app.url}/matches`);
  await expect
    .poll(() => matchScores(page).percents())
    .toEqual(Array.from({ length: 10 }, (_, i) => 61 - i));
  await expect(insights).toHaveText(INSIGHTS);
  await why.nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await expect(dialog.getByText('and gave 59 of 100.')).toBeVisible();
  await expect(dialog.getByText('59% compatible.')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);

  await visit(page, `${app.url}/dashboard?tab=tips`);
  const { recommendations } = dashboard(page);
  await expect(recommendations.getByRole('listitem')).toContainText(INSIGHTS);
});

test('insights that look like code stay text', async ({ ai, app, page }) => {
  const hostile = [ATTACK.slice(0, 199), 'javascript:window.attacked=8', INSIGHTS[0]];
  ai.plan((call) =>
    isRanking(call) ? goodAnswer(call) : { kind: 'text', text: JSON.stringify(hostile) },
  );
  await saveProfile(page, app.url);
  await visit(page, `${app.url}/matches`);
  await expect(matchScores(page).insights).toContainText(['<img src=x', 'javascript:', 'Sundays']);
  await expectNoHarm(page);
});

const failures: [string, AiAnswer, RegExp][] = [
  ['is out of its quota', { kind: 'status', status: 429 }, /rank the matches: answered 429/],
  ['talks', { kind: 'text', text: 'Sure! Arvind first.' }, /not what was asked for/],
  ['drops the connection', { kind: 'drop' }, /rank the matches: no connection/],
];

for (const [what, answer, reason] of failures) {
  test(`a service that ${what}: local scores and insights, said in the console alone`, async ({
    ai,
    app,
    page,
  }) => {
    ai.plan(() => answer);
    await saveProfile(page, app.url);
    const warnings = warningsOf(page);
    await visit(page, `${app.url}/matches`);
    const { cards, why, insights } = matchScores(page);
    await expect(cards).toHaveCount(10);
    await expect.poll(() => warnings).toContainEqual(expect.stringMatching(reason));
    await expect
      .poll(() => warnings)
      .toContainEqual(expect.stringContaining('did not write insights'));
    await expect(insights).toHaveCount(3);
    for (const text of INSIGHTS) await expect(page.getByText(text)).toBeHidden();
    const shown = await matchScores(page).percents();
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(30);
    await why.first().click();
    const dialog = page.getByRole('dialog', { name: 'Why this score' });
    await expect(dialog.getByRole('progressbar', { name: 'Starting point' })).toBeVisible();
    await expect(dialog.getByText('AI service')).toBeHidden();
  });
}

test('whom the answer leaves out is scored here', async ({ ai, app, page }) => {
  ai.plan((call) => {
    if (!isRanking(call)) return { kind: 'status', status: 500 };
    const [first] = v.parse(ranking, dataOf(call)).people;
    const scores = [
      { id: first?.id, score: 99.6 },
      { id: 'nobody', score: 98 },
    ];
    return { kind: 'text', text: JSON.stringify(scores) };
  });
  // So far from everybody's age that the formula gives nobody 100.
  await saveProfile(page, app.url, 60);
  await visit(page, `${app.url}/matches`);
  const { cards, why } = matchScores(page);
  await expect.poll(async () => (await matchScores(page).percents())[0]).toBe(100);
  await expect(cards).toHaveCount(10);
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await why.first().click();
  await expect(dialog.getByText('The AI service compared')).toBeVisible();
  await page.keyboard.press('Escape');
  await why.last().click();
  await expect(dialog.getByRole('progressbar', { name: 'Starting point' })).toBeVisible();
});

test('why this score: the service is asked about the two alone, once, beside the local parts', async ({
  ai,
  app,
  page,
}) => {
  let answer: AiAnswer = { kind: 'text', text: '0.83' };
  ai.plan((call) => (isPair(call) ? answer : { kind: 'status', status: 500 }));
  await saveProfile(page, app.url);
  const warnings = warningsOf(page);
  await visit(page, `${app.url}/matches`);
  const { cards, why } = matchScores(page);
  await expect(cards).toHaveCount(10);
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  // Notices lie in the dialog too, below.
  const opinion = dialog.getByRole('status').first();
  const pairs = () => ai.calls().filter(isPair);

  await why.first().click();
  await expect(dialog.getByRole('progressbar', { name: 'Starting point' })).toBeVisible();
  await expect(opinion).toContainText('the AI service gives 83 of 100');
  v.parse(pair, dataOf(pairs()[0]));
  await page.keyboard.press('Escape');
  // The service is not asked again for an answer that is stored.
  await why.first().click();
  await expect(opinion).toContainText('83 of 100');
  await page.keyboard.press('Escape');
  expect(pairs()).toHaveLength(1);

  // Closed before the answer: called off, and asked again at the next opening.
  answer = { kind: 'stall' };
  await why.nth(1).click();
  await expect.poll(pairs).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  answer = { kind: 'text', text: 'Eight out of ten' };
  await why.nth(1).click();
  await expect
    .poll(() => warnings)
    .toContainEqual(expect.stringContaining('did not score the compatibility: its reply'));
  await expect(dialog.getByRole('progressbar', { name: 'Starting point' })).toBeVisible();
  await expect(opinion).toBeEmpty();
  expect(pairs()).toHaveLength(3);
  expect(warnings.filter((warning) => warning.includes('score'))).toHaveLength(1);
});

test('the key is in no script but those that ask, and other variables are in none', async ({
  ai,
}) => {
  const names = await readdir(ai.folder, { recursive: true });
  const files = names.filter((name) => /\.(?:js|json|html)$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(ai.folder, name), 'utf8')));
  const having = (text: string) => files.filter((_, index) => texts[index]?.includes(text));
  expect(having(NO_SETTING)).toEqual([]);
  // One script, and the file that has it for use offline.
  expect(having(TEST_KEY).filter((name) => name.endsWith('.js'))).toHaveLength(1);
  expect(having(TEST_KEY)).not.toContain('service-worker.js');
});

test.describe('with the placeholder key', () => {
  test.use({
    build: async ({ ai }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'taal-placeholder-'));
      await cp(ai.folder, folder, { recursive: true });
      let changed = 0;
      for (const name of await readdir(folder, { recursive: true })) {
        // The scripts, and the file that has them for use offline.
        if (!/\.js(on)?$/.test(name)) continue;
        const code = await readFile(join(folder, name), 'utf8');
        if (!code.includes(TEST_KEY)) continue;
        await writeFile(join(folder, name), code.replaceAll(TEST_KEY, 'placeholder-key'));
        changed += 1;
      }
      expect(changed).toBeGreaterThan(0);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
  });

  test('no request is made, and the console says once that there is no service', async ({
    ai,
    app,
    page,
  }) => {
    ai.plan(goodAnswer);
    await saveProfile(page, app.url);
    const warnings = warningsOf(page);
    await page.clock.install();
    await visit(page, `${app.url}/matches`);
    const { cards, why } = matchScores(page);
    await expect(cards).toHaveCount(10);
    await page.clock.fastForward(5000);
    await why.first().click();
    await expect(page.getByRole('dialog').getByRole('progressbar').first()).toBeVisible();
    expect(warnings).toEqual([
      'The AI service is unavailable: the build names no address or no key',
    ]);
    expect(ai.calls()).toEqual([]);
  });
});
