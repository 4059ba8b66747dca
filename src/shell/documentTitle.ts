import { DASHBOARD_PLACES } from '@/features/dashboard/dashboardTabs';
import { PROFILE_TABS } from '@/features/profile/profileTabs';
import { nameOfScreen } from './screens';

const PRODUCT = 'Taal';

/** Tabs beside the initial ones, which the screen's own name stands for. */
const tabs: readonly unknown[] = [...DASHBOARD_PLACES.slice(1), ...PROFILE_TABS.slice(1)];

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The title of the window for an address: the tab's name, the screen's and the product's. */
export function documentTitle(path: string, tab?: unknown): string {
  if (path === '/') return `${PRODUCT}: find your perfect soul mate`;
  const name = nameOfScreen(path);
  if (name === undefined) return `Not found · ${PRODUCT}`;
  const open = typeof tab === 'string' && tabs.includes(tab) ? `${capitalised(tab)} · ` : '';
  return `${open}${name} · ${PRODUCT}`;
}
