import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openProfile, profile } from '../screens/profile.ts';
import { sync } from '../screens/sync.ts';
import { away } from '../support/backendInProcess.ts';
import { testServices } from '../support/testServices.ts';

const { addInterest, age, bio, edit, interest, name, save, tab, view } = profile;

test('an age that is none is refused beside the field, and nothing is saved', async () => {
  const { services, database } = testServices();
  await openProfile(services);
  await edit.click();
  for (const wrong of ['17', '100', '-3']) {
    await age.fill(wrong);
    await save.click();
    await expect.element(page.getByText('Taal is for adults')).toBeVisible();
    await expect.element(age).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(database.userProfile.toArray()).resolves.toEqual([]);
});

test('Save persists and queues one call with the newest profile', async () => {
  const { services, backend } = testServices();
  backend.plan = away;
  await openProfile(services);
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
    await expect.element(view.getByRole('heading', { name: `${named}, 27` })).toBeVisible();
  }
  await expect.element(view.getByText('Cricket', { exact: true })).toHaveLength(1);
  await expect.element(sync.pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  backend.plan = () => null;
  await sync.pill.click();
  await sync.checkNow.click();
  await expect.poll(() => backend.backend.ledger).toHaveLength(1);
  expect(backend.backend.ledger[0]?.body).toMatchObject({
    user_id: expect.stringMatching(/^user_/),
    profile: { name: 'Meera Iyer', age: 27, interests: ['Cricket'], photos: [] },
  });
});

test('the privacy switches govern what others see, and are remembered', async () => {
  const { services, database } = testServices();
  await openProfile(services);
  await edit.click();
  await name.fill('Meera');
  await age.fill('27');
  await save.click();
  await expect.element(view.getByText('Online')).toBeVisible();
  await tab('Privacy').click();
  for (const label of ['Show age', 'Show distance', 'Show online']) {
    const control = page.getByRole('switch', { name: label });
    await expect.element(control).toBeChecked();
    await control.click();
    await expect.element(control).not.toBeChecked();
  }
  await expect(database.userProfile.toArray()).resolves.toMatchObject([
    { privacy: { showAge: false, showDistance: false, showOnline: false } },
  ]);
  await tab('Profile').click();
  await expect.element(view.getByRole('heading', { name: 'Meera', exact: true })).toBeVisible();
  await expect.element(view.getByText('Online')).not.toBeInTheDocument();
  await expect.element(view.getByText('distance')).not.toBeInTheDocument();
});
