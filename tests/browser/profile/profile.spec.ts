import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visitAgain } from '../fixtures/visit.ts';
import { openProfile } from '../screens/states.ts';

test.use({ visitor: 'returning' });

function profile(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    edit: button('Edit profile'),
    save: button('Save'),
    addInterest: button('Add interest'),
    name: page.getByLabel('Name', { exact: true }),
    age: page.getByLabel('Age', { exact: true }),
    bio: page.getByLabel('Bio', { exact: true }),
    interest: page.getByLabel('New interest'),
    view: page.getByRole('article'),
  };
}

test('Save persists and queues one call with the newest profile', { tag: '@release' }, async ({
  app,
  page,
}) => {
  app.backend.plan = ({ path }) => (path === '/health' ? { kind: 'status', status: 503 } : null);
  await openProfile(page, app.url);
  const { edit, name, age, bio, interest, addInterest, save, view } = profile(page);
  for (const named of ['Meera', 'Meera Iyer']) {
    await edit.click();
    await name.fill(named);
    await age.fill('27');
    await bio.fill('I sketch strangers on the metro.');
    await interest.fill('Cricket');
    await addInterest.click();
    await interest.fill('  cricket ');
    await addInterest.click();
    await save.click();
    await expect(view.getByRole('heading', { name: `${named}, 27` })).toBeVisible();
  }
  await visitAgain(page);
  await expect(view.getByText('I sketch strangers on the metro.')).toBeVisible();
  await expect(view.getByText('Cricket', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sync status: .*1 waiting$/ })).toBeVisible();
  app.backend.plan = () => null;
  await page.getByRole('button', { name: /^Sync status/ }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  expect(app.backend.backend.ledger[0]?.body).toMatchObject({
    user_id: expect.stringMatching(/^user_/),
    profile: { name: 'Meera Iyer', age: 27, interests: ['Cricket'], photos: [] },
  });
});

test('an unsaved edit survives a reload', { tag: '@release' }, async ({ app, page }) => {
  await openProfile(page, app.url);
  const { edit, name, interest } = profile(page);
  await edit.click();
  await name.fill('Half a name');
  await interest.fill('Ches');
  await visitAgain(page);
  await expect(name).toHaveValue('Half a name');
  await expect(interest).toHaveValue('Ches');
});
