import { expect, test } from 'vitest';
import { DASHBOARD_PLACES, searchOf, tabOf } from '@/features/dashboard/dashboardTabs';

test('each tab finds its way through the address', () => {
  for (const tab of DASHBOARD_PLACES) expect(tabOf(searchOf(tab))).toBe(tab);
  expect(searchOf('overview')).toEqual({});
});

test.each([[{}], [{ tab: 'secrets' }], [{ tab: 7 }], [null], ['tips']])(
  '%j names no tab: the first one opens',
  (raw) => {
    expect(tabOf(raw)).toBe('overview');
  },
);
