import type { ProfileChecks } from '../profile/completeness';
import type { Direction } from '../stats/change';

/**
 * What the dashboard shows until the device knows better (rule “Dashboard figures”): rates,
 * compatibility and completeness in percent, the response time in hours.
 */
export const DEMO_STATS = {
  profileViews: 247,
  likes: 89,
  matches: 23,
  messages: 156,
  responseRate: 85,
  averageResponseTime: 3.2,
  compatibilityScore: 87,
  profileCompleteness: 85,
  profileScore: 4.8,
} as const;

/** What a profile that is 85% complete has. */
export const DEMO_CHECKS: ProfileChecks = { hasPhotos: true, hasBio: true, hasInterests: true };

interface DemoChange {
  readonly direction: Direction;
  readonly percent: number;
}

/** How the demo counts are said to have moved; marked as samples together with them. */
export const DEMO_CHANGES = {
  profileViews: { direction: 'up', percent: 12 },
  likes: { direction: 'up', percent: 8 },
  matches: { direction: 'flat', percent: 0 },
  messages: { direction: 'up', percent: 5 },
} as const satisfies Record<string, DemoChange>;
