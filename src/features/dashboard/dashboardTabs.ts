import * as v from 'valibot';

/** The dashboard's tabs, the initial one first (rule “Dashboard tabs”). */
export const DASHBOARD_TABS = ['overview', 'analytics', 'tips', 'rewards'] as const;

/** What the dashboard shows: one of its tabs, or the week in their place (rule “Your week”). */
export const DASHBOARD_PLACES = [...DASHBOARD_TABS, 'week'] as const;
export type DashboardTabName = (typeof DASHBOARD_PLACES)[number];

/** The tab as it stands in the page's address; the initial one is left out. */
export interface DashboardSearch {
  readonly tab?: DashboardTabName;
}

const schema = v.object({
  tab: v.fallback(v.optional(v.picklist(DASHBOARD_PLACES)), undefined),
});

/** The tab that an address names; the initial one when it names none that there is. */
export function tabOf(raw: unknown): DashboardTabName {
  const parsed = v.safeParse(schema, raw);
  return (parsed.success ? parsed.output.tab : undefined) ?? 'overview';
}

/** The address that stands for a tab. */
export function searchOf(tab: DashboardTabName): DashboardSearch {
  return tab === 'overview' ? {} : { tab };
}
