import { type Badge, badgesOf, nextAchievement } from '@/domain/dashboard/badges';
import { useServices } from '@/services/useServices';
import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { joinClassNames } from '@/ui/joinClassNames';
import { Stack } from '@/ui/layout/Stack';
import { useDashboard } from '../useDashboard';
import { BadgeCard } from './BadgeCard';
import { NextAchievement } from './NextAchievement';
import * as styles from './Rewards.css';
import { useOwnRewards } from './useOwnRewards';

/** Six achievements by the current figures, two of the person's own, and the next one. */
export function RewardsTab() {
  const { database } = useServices();
  const dashboard = useDashboard();
  const own = useOwnRewards(database);
  if (dashboard === null || own === null) return <Skeleton shape="card" />;
  const badges = badgesOf(dashboard.stats);
  return (
    <Stack gap="x4">
      <NextAchievement badge={nextAchievement([...own, ...badges])} />
      <Rewards id="own-rewards" title="Your own" badges={own} />
      <Rewards id="achievements" title="Achievements" badges={badges} />
    </Stack>
  );
}

interface RewardsProps {
  readonly id: string;
  readonly title: string;
  readonly badges: readonly Badge[];
}

function Rewards({ id, title, badges }: RewardsProps) {
  return (
    <section aria-labelledby={id} className={styles.rewards}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <ul className={joinClassNames(styles.badges, badges.length === 2 && styles.pair)}>
        {badges.map((badge) => (
          <BadgeCard key={badge.id} badge={badge} />
        ))}
      </ul>
    </section>
  );
}
