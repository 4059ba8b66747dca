import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { becomesAlive, visit, visitAgain } from '../fixtures/visit.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { button, expectLanding, expectStep, field, goToStep, LAST } from '../screens/onboarding.ts';

test('a first visit is led to onboarding, where there is no way back at first', async ({
  app,
  page,
}) => {
  await visit(page, app.url);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await expectStep(page, 1);
  await expect(button(page, 'Back')).toBeDisabled();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await button(page, 'Next').click();
  await expectStep(page, 2);
  await button(page, 'Back').click();
  await expectStep(page, 1);
  await expect(button(page, 'Back')).toBeDisabled();
});

for (const path of ['/', '/onboarding', '/onboarding?from=here']) {
  test(`the first drawing is in the document of ${path}, and the app keeps it`, async ({
    app,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScripts(page);
    await page.goto(`${app.url}${path}`, { waitUntil: 'commit' });
    const drawing = page.locator('svg[data-drawn]');
    await expect(drawing).toBeVisible();
    const before = await drawing.evaluate((svg) => svg.outerHTML);
    release();
    await becomesAlive(page);
    for (const name of ['Next', 'Back']) await button(page, name).click();
    await expectStep(page, 1);
    expect(await drawing.evaluate((svg) => svg.outerHTML)).toBe(before);
    // The next one comes once this one is painted.
    await expect(page.locator('main img')).toHaveCount(1);
    expect(asked).not.toContain('/pictures/onboarding/welcome.svg');
  });
}

test('Skip at step 3 is remembered', async ({ app, page }) => {
  await goToStep(page, app, 3);
  await button(page, 'Skip').click();
  await expectLanding(page, app);
  const flag = { key: 'hasCompletedOnboarding', value: true };
  expect(await readStore(page, 'keyValue')).toContainEqual(flag);
  await visitAgain(page);
  await expectLanding(page, app);
});

test('Home leads a new visitor to onboarding, as a start does', async ({ app, page }) => {
  await visit(page, `${app.url}/matches`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectStep(page, 1);
});

test('the last button completes, and Back does not lead into onboarding again', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  await visit(page, app.url);
  for (let step = 1; step < LAST; step += 1) {
    await expectStep(page, step);
    await expect(button(page, 'Get Started')).toHaveCount(0);
    await button(page, 'Next').click();
  }
  await expectStep(page, LAST);
  await expect(button(page, 'Next')).toHaveCount(0);
  await button(page, 'Get Started').click();
  await expectLanding(page, app);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/matches`);
});

test('the field measures speed and mood as one types, and nothing of what is put in', async ({
  app,
  page,
}) => {
  await goToStep(page, app, 2);
  const measure = page.getByText(/^\d+ WPM$/);
  await field(page).pressSequentially('What a day this is', { delay: 60 });
  await expect(measure).toBeVisible();
  const speed = Number.parseInt((await measure.textContent()) ?? '', 10);
  expect(speed).toBeGreaterThan(10);
  expect(speed).toBeLessThanOrEqual(120);
  await expect(page.getByText('neutral', { exact: true })).toBeVisible();
  await field(page).pressSequentially('? I love it!!', { delay: 30 });
  await expect(page.getByText('excited', { exact: true })).toBeVisible();
  await field(page).fill('');
  await expect(measure).toBeHidden();
  await field(page).evaluate((element) => element.focus());
  await page.keyboard.insertText('I love it so much');
  await page.keyboard.type(', really', { delay: 30 });
  await expect(field(page)).toHaveValue('I love it so much, really');
  await expect(page.getByText('positive', { exact: true })).toBeVisible();
  await expect(measure).toBeHidden();
  expect(await readStore(page, 'drafts')).toEqual([]);
});

test('interests are kept as they are chosen, and nothing is sent', async ({ app, page }) => {
  await goToStep(page, app, 3);
  for (const name of ['Travel', 'Cricket', 'Music', 'Travel']) await button(page, name).click();
  await expect(button(page, 'Music')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Travel')).toHaveAttribute('aria-pressed', 'false');
  await goToStep(page, app, 3);
  await expect(button(page, 'Cricket')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Music')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Travel')).toHaveAttribute('aria-pressed', 'false');
  const [stored] = await readStore(page, 'userProfile');
  expect(stored).toMatchObject({ profile: { interests: ['Cricket', 'Music'] }, savedAt: null });
  expect(await readStore(page, 'outbox')).toEqual([]);
  expect(app.backend.backend.ledger).toEqual([]);
});
