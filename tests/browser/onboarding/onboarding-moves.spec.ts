import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import {
  button,
  expectLanding,
  expectStep,
  field,
  LAST,
  PHONE,
  stepHeading,
} from '../screens/onboarding.ts';

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

test('the whole way can be gone by keyboard, and each step is announced', async ({ app, page }) => {
  await visit(page, app.url);
  await expectStep(page, 1);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(page, step);
    if (step > 1) await expect(stepHeading(page, step)).toBeFocused();
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

test('a finger drawn across moves between the steps', async ({ app, openContext }) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  const [left, right] = [
    { x: 60, y: 300 },
    { x: 330, y: 320 },
  ];
  await visit(page, `${app.url}/onboarding`);
  await drag(page, left, right);
  await expectStep(page, 1);
  await drag(page, right, left);
  await expectStep(page, 2);
  await expect(stepHeading(page, 2)).not.toBeFocused();
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
  await visit(page, `${app.url}/onboarding`);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  await expect(stepHeading(page, 2)).toBeFocused();
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
