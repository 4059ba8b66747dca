import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { expectStep, field, PHONE, stepHeading } from '../screens/onboarding.ts';

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
