import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { becomesAlive } from '../fixtures/visit.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { button, expectStep } from '../screens/onboarding.ts';

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
