import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import type { Services } from '@/services/services';
import { renderScreen } from '../support/renderScreen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const labelled = (name: string) => page.getByLabelText(name, { exact: true });

/** The profile and its form. */
export const profile = {
  edit: button('Edit profile'),
  close: button('Close editing'),
  cancel: button('Cancel'),
  save: button('Save'),
  addInterest: button('Add interest'),
  name: labelled('Name'),
  age: labelled('Age'),
  bio: labelled('Bio'),
  interest: page.getByLabelText('New interest'),
  view: page.getByRole('article'),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
};

/** Opens the profile of somebody who has seen the question of the first visit. */
export async function openProfile(services: Services, path = '/profile') {
  await setHasVisitedProfile(services.database);
  const router = await renderScreen(path, services);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}
