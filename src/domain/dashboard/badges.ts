import type { DashboardStats, Figure } from './dashboardStats';

/**
 * The six of rule “Badges”, and the two of the person's own (rule “Rewards of the person's own”).
 */
export type BadgeId =
  | 'rating'
  | 'replies'
  | 'views'
  | 'matches'
  | 'likes'
  | 'top'
  | 'openers'
  | 'week';

/** An achievement, locked or unlocked by the current figures (rule “Badges”). */
export interface Badge {
  readonly id: BadgeId;
  readonly title: string;
  /** The threshold in words. */
  readonly goal: string;
  readonly threshold: number;
  /** Null where there is nothing to measure. */
  readonly value: number | null;
  readonly isUnlocked: boolean;
  /** Whether the figure behind it is a demo value: that unlocks nothing. */
  readonly isSample: boolean;
}

type Rule = Pick<Badge, 'id' | 'title' | 'goal' | 'threshold'> & {
  readonly figure: (stats: DashboardStats) => Figure;
};

// No other profiles reach the device, so nothing says where this one stands among them.
const unmeasured: Figure = { value: null, isSample: false };

const rules: readonly Rule[] = [
  {
    id: 'rating',
    title: 'Top rated',
    goal: 'Rated 4.8 out of 5',
    threshold: 4.8,
    figure: (stats) => stats.profileScore,
  },
  {
    id: 'replies',
    title: 'Great communicator',
    goal: 'Response rate of 85%',
    threshold: 85,
    figure: (stats) => stats.responseRate,
  },
  {
    id: 'views',
    title: 'Head turner',
    goal: '200+ profile views',
    threshold: 200,
    figure: (stats) => stats.profileViews,
  },
  {
    id: 'matches',
    title: 'Matchmaker',
    goal: '20+ matches',
    threshold: 20,
    figure: (stats) => stats.matches,
  },
  {
    id: 'likes',
    title: 'Well liked',
    goal: '100+ likes',
    threshold: 100,
    figure: (stats) => stats.likes,
  },
  {
    id: 'top',
    title: 'Rare rhythm',
    goal: 'Among the top 10% of profiles',
    threshold: 10,
    figure: () => unmeasured,
  },
];

/** The six badges with their thresholds; a sample unlocks none (rule “Badges”). */
export function badgesOf(stats: DashboardStats): readonly Badge[] {
  return rules.map(({ figure, ...rule }) => {
    const { value, isSample } = figure(stats);
    const isUnlocked = !isSample && value !== null && value >= rule.threshold;
    return { ...rule, value, isSample, isUnlocked };
  });
}

function reached({ value, threshold }: Badge): number {
  return (value ?? 0) / threshold;
}

/**
 * Of all badges, the one below its threshold that the least is missing of (rule “Next
 * achievement”): by the person's own figures first, by samples only when none of those is left. The
 * first of equals; null when no figure is below its threshold.
 */
export function nextAchievement(badges: readonly Badge[]): Badge | null {
  const [next] = badges
    .filter((badge) => badge.value !== null && reached(badge) < 1)
    .sort((a, b) => Number(a.isSample) - Number(b.isSample) || reached(b) - reached(a));
  return next ?? null;
}
