import { readFile, writeFile } from 'node:fs/promises';
import { analyseMessage } from '../../../src/domain/analysis/analyseMessage.ts';
import { expect } from '../fixtures/app.ts';
import { ATTACK, expectNoHarm } from '../fixtures/attacks.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';
import { analysisFault, jsonAnswer } from '../sync/analysisFault.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

test('messages, titles and searches stay text', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const { field, log, history } = chat(page);
  await field.fill(ATTACK);
  await page.keyboard.press('Enter');
  await expect(log.getByText(ATTACK, { exact: true })).toBeVisible();
  await expect(history).toContainText('<img src=x');
  await expectNoHarm(page);
  await visitAgain(page);
  await expect(log.getByText(ATTACK, { exact: true })).toBeVisible();
  await expectNoHarm(page);

  await visit(page, `${app.url}/matches`);
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill(ATTACK);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(ATTACK, { exact: true })).toBeVisible();
  await expectNoHarm(page);
});

test('what an address asks for stays text', { tag: '@release' }, async ({ app, page }) => {
  const words = encodeURIComponent(ATTACK);
  const addresses = [
    `/chat?topic=${words}`,
    `/chat?text=${words}`,
    `/dashboard?tab=${words}`,
    `/profile?tab=${words}`,
    `/matches?q=${words}&profession=${words}&interests=["${words}"]&age=${words}`,
    '/matches?__proto__[attacked]=1&constructor[prototype][attacked]=1',
    // With a dot it would be a file, which the host says is not there.
    `/nowhere/${words.replaceAll('.', '')}`,
    `/dashboard#${words}`,
  ];
  for (const address of addresses) {
    await visit(page, app.url + address);
    await expect(page.locator('h1:visible').first()).toBeVisible();
    await expectNoHarm(page);
  }
});

test(
  'a profile stays text, and so does a backup that somebody made',
  { tag: '@release' },
  async ({ app, page }, info) => {
    await openProfile(page, app.url);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    for (const name of ['Name', 'Location', 'Bio']) {
      await page.getByLabel(name, { exact: true }).fill(ATTACK);
    }
    await page.getByLabel('New interest').fill(ATTACK);
    await page.getByRole('button', { name: 'Add interest' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const shown = page.getByRole('article');
    await expect(shown.getByRole('heading')).toContainText('<img src=x');
    await expectNoHarm(page);

    await visit(page, `${app.url}/profile?tab=privacy`);
    const section = page.getByRole('region', { name: 'Your data' });
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Export' }).click();
    const file = info.outputPath('backup.json');
    await (await downloading).saveAs(file);
    const backup = JSON.parse(await readFile(file, 'utf8'));
    const { profile } = backup.userProfile;
    for (const [name, value] of Object.entries(profile)) {
      if (typeof value === 'string') profile[name] = ATTACK;
    }
    profile.interests = [ATTACK, 'javascript:window.attacked=8'];
    // Names of photos are looked up among the photos; these lead nowhere.
    profile.photos = [
      'javascript:window.attacked=9',
      'https://elsewhere.example/a.png',
      'data:image/svg+xml,<svg onload="window.attacked=10"/>',
    ];
    profile.profileImage = 'https://elsewhere.example/b.png';
    // A longer id than any is refused.
    backup.likes = [{ matchId: ATTACK.slice(0, 200), likedAt: 1 }];
    backup.hiddenMatches = [{ matchId: 'javascript:x', hiddenAt: 1, reportReason: ATTACK }];
    await writeFile(file, JSON.stringify(backup));
    await section.locator('input[type=file]').setInputFiles(file);
    const replace = page.getByRole('dialog', { name: 'Replace your data?' });
    await expectNoHarm(page);
    await replace.getByRole('button', { name: 'Replace my data' }).click();
    await expect(replace).toBeHidden();
    for (const path of ['/profile', '/dashboard', '/matches']) {
      await visit(page, app.url + path);
      await expect(page.locator('h1:visible').first()).toBeVisible();
      await expectNoHarm(page);
    }
    await visit(page, `${app.url}/profile`);
    await expect(shown).toContainText('javascript:window.attacked=8');
    await expectNoHarm(page);
  },
);

test('an answer of the backend stays text; one with poisoned names is refused', {
  tag: '@release',
}, async ({ app, page }) => {
  const measured = { text: 'Hello there', timeTaken: 2, responseTime: 3 };
  const good = analyseMessage(measured, Date.now, Math.random);
  const hostile = JSON.stringify({
    ...good,
    sentiment_analysis: {
      ...good.sentiment_analysis,
      emoji_analysis: { count: 1, emojis: [ATTACK] },
    },
    digital_body_language: { ...good.digital_body_language, overall_assessment: ATTACK },
  });
  app.backend.plan = analysisFault(
    jsonAnswer(`{"__proto__":{"attacked":true},${hostile.slice(1)}`),
  );
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await expect(page.getByRole('button', { name: /^Sync status: .*1 waiting$/ })).toBeVisible();
  expect(await readStore(page, 'analysisHistory')).toMatchObject([{ source: 'device' }]);
  app.backend.plan = ({ path }) => (path === '/analyze' ? jsonAnswer(hostile) : null);
  await page.getByRole('button', { name: /^Sync status/ }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('All saved, here and on the server.')).toBeVisible();
  expect(await readStore(page, 'analysisHistory')).toMatchObject([
    { source: 'backend', digital_body_language: { overall_assessment: ATTACK } },
  ]);
  await visit(page, `${app.url}/dashboard`);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoHarm(page);
  }
});
