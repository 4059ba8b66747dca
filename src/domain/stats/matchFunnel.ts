import { DEMO_STATS } from '../dashboard/demoStats';

/** A step on the way from being seen to a match (rule “Match funnel”). */
export interface FunnelStage {
  readonly name: string;
  /** What the next stage is a share of: "views". */
  readonly noun: string;
  readonly count: number;
  /** Whole percent of the stage before; null for the first and after an empty stage. */
  readonly percentOfPrevious: number | null;
}

/** The demo values of rule “Dashboard figures”: the device has no source for them. */
export const SAMPLE_FUNNEL = [
  { name: 'Profile views', noun: 'views', count: DEMO_STATS.profileViews },
  { name: 'Likes received', noun: 'likes', count: DEMO_STATS.likes },
  { name: 'Matches', noun: 'matches', count: DEMO_STATS.matches },
] as const;

/** Whole percent of the first stage that reaches the last; null after an empty first stage. */
export function matchSuccessRate(stages: readonly Pick<FunnelStage, 'count'>[]): number | null {
  const first = stages[0]?.count ?? 0;
  return first > 0 ? Math.round(((stages.at(-1)?.count ?? 0) / first) * 100) : null;
}

/** Each stage with its share of the one before it. */
export function matchFunnel(
  stages: readonly Omit<FunnelStage, 'percentOfPrevious'>[],
): readonly FunnelStage[] {
  return stages.map((stage, index) => {
    const previous = stages[index - 1]?.count ?? 0;
    const percentOfPrevious = previous > 0 ? Math.round((stage.count / previous) * 100) : null;
    return { ...stage, percentOfPrevious };
  });
}
