import type { Badge } from './badges';

/** Partners to whom a first line is to be written (rule “Rewards of the person's own”). */
export const OPENERS_WANTED = 3;

/** Days on which something is to be written (rule “Rewards of the person's own”). */
export const DAYS_WANTED = 7;

/** What the device counts for the rewards of the person's own. */
export interface OwnProgress {
  /** Practice partners that got a first line. */
  readonly openers: number;
  /** Local days with a message to the assistant. */
  readonly days: number;
}

type Rule = Pick<Badge, 'id' | 'title' | 'goal' | 'threshold'>;

function rewardOf(rule: Rule, done: number): Badge {
  const value = Math.min(done, rule.threshold);
  const isUnlocked = value === rule.threshold;
  return { ...rule, value, isUnlocked, isSample: false };
}

/**
 * The two rewards of the person's own, from what they did on this device (rule “Rewards of the
 * person's own”).
 */
export function ownRewardsOf({ openers, days }: OwnProgress): readonly [Badge, Badge] {
  const three: Rule = {
    id: 'openers',
    title: 'Three openers practised',
    goal: `A first line to ${OPENERS_WANTED} practice partners`,
    threshold: OPENERS_WANTED,
  };
  const week: Rule = {
    id: 'week',
    title: 'A week of rhythm',
    goal: `Messages in AI Chat on ${DAYS_WANTED} different days`,
    threshold: DAYS_WANTED,
  };
  return [rewardOf(three, openers), rewardOf(week, days)];
}
