import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { button, expectLanding, expectStep, LAST } from '../screens/onboarding.ts';

test('a first visit is led to onboarding; once it is done, neither Back nor a reload leads there', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  await visit(page, app.url);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  for (let step = 1; step < LAST; step += 1) {
    await expectStep(page, step);
    await expect(button(page, 'Get Started')).toHaveCount(0);
    await button(page, 'Next').click();
  }
  await expectStep(page, LAST);
  await expect(button(page, 'Next')).toHaveCount(0);
  await button(page, 'Get Started').click();
  await expectLanding(page, app);
  await visitAgain(page);
  await expectLanding(page, app);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/matches`);
});
