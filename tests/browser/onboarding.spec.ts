import type { Page } from '@playwright/test';
import { type App, becomesAlive, expect, test } from './app.ts';
import { holdScripts } from './firstScreen.ts';
import { readStore } from './storage.ts';

const TITLES = [
  'Welcome to Taal',
  'What your typing says',
  'Your interests',
  'What Like and Chat do',
  'What stays on this device',
  'Put Taal on your home screen',
];
const LAST = TITLES.length;
const PHONE = { width: 390, height: 844 };

const heading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: TITLES[step - 1] ?? '', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Try your rhythm' });

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
  await expect(heading(page, step)).toBeVisible();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', String(step));
}

async function goToStep(page: Page, app: App, step: number): Promise<void> {
  await page.goto(`${app.url}/onboarding`);
  for (let shown = 1; shown < step; shown += 1) {
    await expectStep(page, shown);
    await button(page, 'Next').click();
  }
  await expectStep(page, step);
}

async function expectLanding(page: Page, app: App): Promise<void> {
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Soul Mate' })).toBeVisible();
}

/** How far the page, or anything in it that can be seen, reaches beyond the screen's edges. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main *')].filter((e) => e.checkVisibility());
    const edges = seen.map((element) => element.getBoundingClientRect());
    const beyond = edges.map(({ left, right }) => Math.max(-left, right - innerWidth));
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...beyond);
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws one finger from a point to another as a touch screen reports it; quickly, whatever else the
 * machine does: Taal goes by the times of the events.
 */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    const touchPoints = at ? [{ ...at }] : [];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    timestamp += 0.016;
  };
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await touch('touchEnd');
  await session.detach();
}

test('a first visit is led to onboarding, where there is no way back at first', async ({
  app,
  page,
}) => {
  await page.goto(app.url);
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

test('the whole way can be gone by keyboard, and each step is announced', async ({ app, page }) => {
  await page.goto(app.url);
  await expectStep(page, 1);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(page, step);
    if (step > 1) await expect(heading(page, step)).toBeFocused();
    const announced = page.locator('[aria-live="polite"]', { hasText: `Step ${step} of 6` });
    await expect(announced).toHaveCount(1);
    const forward = button(page, step === LAST ? 'Get Started' : 'Next');
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await forward.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(forward).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expectLanding(page, app);
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
    // The other five come once this one is painted.
    await expect(page.locator('main img')).toHaveCount(5);
    expect(asked).not.toContain('/pictures/onboarding/welcome.svg');
  });
}

test('Skip at step 3 is remembered', async ({ app, page }) => {
  await goToStep(page, app, 3);
  await button(page, 'Skip').click();
  await expectLanding(page, app);
  const flag = { key: 'hasCompletedOnboarding', value: true };
  expect(await readStore(page, 'keyValue')).toContainEqual(flag);
  await page.reload();
  await expectLanding(page, app);
});

test('the last button completes, and Back does not lead into onboarding again', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  await page.goto(app.url);
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

test('a finger drawn across moves between the steps', async ({ app, device }) => {
  const context = await device.open({ size: PHONE });
  const page = context.pages()[0] ?? (await context.newPage());
  const [left, right] = [
    { x: 60, y: 300 },
    { x: 330, y: 320 },
  ];
  await page.goto(`${app.url}/onboarding`);
  await becomesAlive(page);
  await drag(page, left, right);
  await expectStep(page, 1);
  await drag(page, right, left);
  await expectStep(page, 2);
  await expect(heading(page, 2)).not.toBeFocused();
  await drag(page, { x: 200, y: 600 }, { x: 140, y: 250 });
  await expectStep(page, 2);
  const box = await field(page).boundingBox();
  if (box === null) throw new Error('The field is not there');
  const y = box.y + box.height / 2;
  await drag(page, { x: box.x + box.width - 20, y }, { x: box.x + 20, y });
  await expectStep(page, 2);
  await drag(page, left, right);
  await expectStep(page, 1);
});

test('arrow keys move between the steps, but not in the field', async ({ app, page }) => {
  await page.goto(`${app.url}/onboarding`);
  await becomesAlive(page);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  await expect(heading(page, 2)).toBeFocused();
  await field(page).fill('Hello');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('y');
  await expect(field(page)).toHaveValue('Helylo');
  await expectStep(page, 2);
  await field(page).blur();
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, 2);
  for (let step = 3; step <= LAST; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expectStep(page, step);
  }
  await page.keyboard.press('ArrowRight');
  await expectStep(page, LAST);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, LAST - 1);
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

test('nothing is wider than 320 px, and every step can be left', async ({ app, device }) => {
  const context = await device.open({ size: { width: 320, height: 568 } });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${app.url}/onboarding`);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(page, step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => overflow(page)).toBe(0);
    const forward = button(page, step === LAST ? 'Get Started' : 'Next');
    await expect(forward).toBeInViewport({ ratio: 1 });
    await expect(heading(page, step)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    await forward.click();
  }
  await expectLanding(page, app);
});

test('a step that comes in from the side makes the page no wider', async ({ app, device }) => {
  const context = await device.open({ size: PHONE });
  const page = context.pages()[0] ?? (await context.newPage());
  await goToStep(page, app, 1);
  const wider = await button(page, 'Next').evaluate(async (next) => {
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(wider).toBe(0);
});

test('what takes the focus is not under the buttons of a low screen', async ({ app, device }) => {
  const context = await device.open({ size: { width: 320, height: 568 } });
  const page = context.pages()[0] ?? (await context.newPage());
  await goToStep(page, app, 3);
  const top = (await button(page, 'Next').boundingBox())?.y ?? 0;
  for (let chip = 0; chip < 16; chip += 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await expect(button(page, 'Spirituality')).toBeFocused();
});

test('who asked for less motion sees none', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToStep(page, app, 1);
  await button(page, 'Next').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
