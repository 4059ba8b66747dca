import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chatIsRead, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

function profile(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    edit: button('Edit profile'),
    close: button('Close editing'),
    cancel: button('Cancel'),
    save: button('Save'),
    addInterest: button('Add interest'),
    name: page.getByLabel('Name', { exact: true }),
    age: page.getByLabel('Age', { exact: true }),
    bio: page.getByLabel('Bio', { exact: true }),
    interest: page.getByLabel('New interest'),
    view: page.getByRole('article'),
  };
}

test('the question of the first visit comes once', async ({ app, page }) => {
  await openProfile(page, app.url);
  await visitAgain(page);
  await expect(profile(page).edit).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Save persists and queues one call with the newest profile', async ({ app, page }) => {
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
  await expect(page.getByRole('button', { name: 'Sync status: 1 waiting' })).toBeVisible();
  app.backend.plan = () => null;
  await page.getByRole('button', { name: /^Sync status/ }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  expect(app.backend.backend.ledger[0]?.body).toMatchObject({
    user_id: expect.stringMatching(/^user_/),
    profile: { name: 'Meera Iyer', age: 27, interests: ['Cricket'], photos: [] },
  });
});

test('an age that is none is refused beside the field, and nothing is saved', async ({
  app,
  page,
}) => {
  await openProfile(page, app.url);
  const { edit, age, save } = profile(page);
  await edit.click();
  for (const wrong of ['17', '100', '-3']) {
    await age.fill(wrong);
    await save.click();
    await expect(page.getByText('Taal is for adults')).toBeVisible();
    await expect(age).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await readStore(page, 'userProfile')).toEqual([]);
});

test('an unsaved edit survives a reload; Cancel asks only when something changed', async ({
  app,
  page,
}) => {
  await openProfile(page, app.url);
  const { edit, name, cancel, close, view } = profile(page);
  await edit.click();
  await cancel.click();
  await expect(view).toBeVisible();
  await edit.click();
  await name.fill('Half a name');
  await visitAgain(page);
  await expect(name).toHaveValue('Half a name');
  await close.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half a name');
  await cancel.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(view.getByRole('heading', { name: 'Your name' })).toBeVisible();
  await edit.click();
  await expect(name).toHaveValue('');
});

test('the privacy switches govern what others see, and are remembered', async ({ app, page }) => {
  await openProfile(page, app.url);
  const { edit, name, age, save, view } = profile(page);
  await edit.click();
  await name.fill('Meera');
  await age.fill('27');
  await save.click();
  await expect(view.getByText('Online')).toBeVisible();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  for (const label of ['Show age', 'Show distance', 'Show online']) {
    const control = page.getByRole('switch', { name: label });
    await expect(control).toBeChecked();
    await control.click();
    await expect(control).not.toBeChecked();
  }
  await visitAgain(page);
  await expect(page.getByRole('switch', { name: 'Show age' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(view.getByRole('heading', { name: 'Meera', exact: true })).toBeVisible();
  await expect(view.getByText('Online')).toBeHidden();
  await expect(view.getByText('distance')).toBeHidden();
});

test('incognito: nothing leaves the device until it is off', async ({ app, page }) => {
  await openProfile(page, app.url);
  const { edit, name, save } = profile(page);
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await incognito.click();
  await expect(incognito).toBeChecked();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await edit.click();
  await name.fill('Nobody');
  await save.click();
  await page.getByRole('link', { name: 'AI Chat' }).click();
  await chatIsRead(page);
  await sendMessage(page, 'For my eyes only');
  await visitAgain(page);
  await chatIsRead(page);
  await expect(page.getByRole('button', { name: 'Sync status: 1 waiting' })).toBeVisible();
  expect(app.backend.calls.filter((call) => call !== 'GET /health')).toEqual([]);
  await visit(page, `${app.url}/profile?tab=privacy`);
  await incognito.click();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  expect(app.backend.backend.ledger[0]?.path).toBe('/user-profile');
});

test('hidden people stand in the privacy tab and can be brought back', async ({ app, page }) => {
  await openProfile(page, app.url);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await page
    .getByRole('button', { name: /^Hide or report/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Asks for money' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await visit(page, `${app.url}/profile?tab=privacy`);
  await expect(page.getByText('hidden for: Asks for money')).toBeVisible();
  await page.getByRole('button', { name: /^Bring .* back$/ }).click();
  await expect(page.getByText('Hidden people')).toBeHidden();
  await expect.poll(() => readStore(page, 'hiddenMatches')).toEqual([]);
  await visit(page, `${app.url}/matches`);
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('a notification switch that the browser refuses stays off and says so', async ({
  app,
  page,
}) => {
  await openProfile(page, app.url);
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.getByRole('tab', { name: 'Settings' }).click();
  const messages = page.getByRole('switch', { name: 'Messages' });
  await messages.click();
  const refusal = page.getByText('The browser does not let Taal notify you.');
  await expect(refusal).toBeVisible();
  await expect(messages).not.toBeChecked();
});

test('says which switches nothing sends yet, and where a switch that is on is of no use', async ({
  app,
  page,
}) => {
  await page.context().grantPermissions(['notifications'], { origin: app.url });
  await openProfile(page, app.url);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const unsent = page.getByRole('group', { name: /^Nothing sends these yet/ }).getByRole('switch');
  await expect(unsent).toHaveCount(4);
  for (const name of ['New matches', 'Likes', 'Super likes', 'Promotions']) {
    await expect(unsent.and(page.getByRole('switch', { name, exact: true }))).toBeVisible();
  }
  const messages = page.getByRole('switch', { name: 'Messages' });
  await messages.click();
  await unsent.last().click();
  await expect(unsent.last()).toBeChecked();
  await page.context().clearPermissions();
  await visitAgain(page);
  await expect(unsent.last()).toBeChecked();
  await expect(messages).toBeChecked();
  await expect(
    page.getByText(/^This browser has not been asked yet|does not let Taal/),
  ).toBeVisible();
});
