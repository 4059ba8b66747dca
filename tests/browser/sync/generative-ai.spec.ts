import * as v from 'valibot';
import { dataOf } from '../../support/fakes/generativeAiServer.ts';
import { saveProfile } from '../fixtures/aiProfile.ts';
import { goodAnswer, INSIGHTS, insight, isRanking, ranking } from '../fixtures/aiQuestions.ts';
import { test } from '../fixtures/aiService.ts';
import { expect } from '../fixtures/app.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { dashboard } from '../screens/dashboard.ts';
import { matchScores } from '../screens/matchScores.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

// One build for all of them.
test.describe.configure({ mode: 'default' });

test('no name, no place and no photo leave the device', async ({ ai, app, page }) => {
  ai.plan(goodAnswer);
  await saveProfile(page, app.url);
  await visit(page, `${app.url}/matches`);
  const { cards, insights } = matchScores(page);
  await expect(insights).toHaveText(INSIGHTS);
  await expect(cards).toHaveCount(10);
  const names = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
  expect(names).toHaveLength(10);
  const calls = ai.calls();
  expect(calls.some(isRanking)).toBe(true);
  for (const call of calls) {
    // The form is strict: a field more, and this throws.
    v.parse(isRanking(call) ? ranking : insight, dataOf(call));
    for (const secret of ['Meera', 'Iyer', 'Secret Street', ...names, 'portraits', 'data:']) {
      expect(call.body).not.toContain(secret);
    }
    expect(call.headers.cookie).toBeUndefined();
    expect(call.headers.referer).toBeUndefined();
  }
});

test('incognito: the service is not asked', { tag: '@release' }, async ({ ai, app, page }) => {
  ai.plan(goodAnswer);
  await saveProfile(page, app.url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await incognito.click();
  await expect(incognito).toBeChecked();
  await visit(page, `${app.url}/matches`);
  const { cards, why, insights } = matchScores(page);
  await expect(cards).toHaveCount(10);
  await why.first().click();
  await expect(page.getByRole('dialog').getByRole('progressbar').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Insights are asked for a moment after the list has settled.
  await page.clock.install();
  await visitAgain(page);
  await expect(cards).toHaveCount(10);
  await page.clock.fastForward(5000);
  // Another page comes and goes in the time that a question would need to get out.
  const settings = await page.context().newPage();
  await visit(settings, `${app.url}/dashboard?tab=tips`);
  await expect(dashboard(settings).recommendations.getByRole('listitem')).toHaveCount(3);
  await visit(settings, `${app.url}/profile?tab=privacy`);
  await expect(settings.getByRole('switch', { name: 'Incognito' })).toBeChecked();
  expect(ai.calls()).toEqual([]);
  // The same page asks as soon as it may: its silence was the rule's.
  await settings.getByRole('switch', { name: 'Incognito' }).click();
  await expect.poll(() => ai.calls().some(isRanking)).toBe(true);
  await page.clock.fastForward(5000);
  await expect(insights).toHaveText(INSIGHTS);
});
