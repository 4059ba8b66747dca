import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { navigation, SCREENS } from '@/shell/screens';

test('the navigation leads to five screens', () => {
  expect(navigation.map(({ name }) => name)).toEqual([
    'Home',
    'Dashboard',
    'AI Chat',
    'Matches',
    'Profile',
  ]);
});

test('the list of screens has every route', () => {
  const routes = readdirSync('src/routes')
    .filter((file) => !file.startsWith('_'))
    .map((file) => `/${file.replace(/(index)?\.tsx$/, '')}`);
  expect([...SCREENS].sort()).toEqual(routes.sort());
});
