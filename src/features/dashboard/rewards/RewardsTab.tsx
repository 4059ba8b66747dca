import { badgesOf, nextAchievement } from '@/domain/dashboard/badges';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Stack } from '@/ui/layout/Stack';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { DashboardServices } from '../dashboardServices';
import { useDashboard } from '../useDashboard';
import { BadgeCard } from './BadgeCard';
import { NextAchievement } from './NextAchievement';
import * as styles from './Rewards.css';

export interface RewardsTabProps {
  readonly services: DashboardServices;
}

/** Six achievements by the current figures, and the next one (rule R32). */
export function RewardsTab({ services }: RewardsTabProps) {
  const dashboard = useDashboard(services);
  if (dashboard === null) return <Skeleton shape="card" />;
  const badges = badgesOf(dashboard.stats);
  return (
    <Stack gap="x4">
      <NextAchievement badge={nextAchievement(badges)} />
      <section aria-labelledby="achievements">
        <VisuallyHidden as="h2" id="achievements">
          Achievements
        </VisuallyHidden>
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <BadgeCard key={badge.id} badge={badge} />
          ))}
        </ul>
      </section>
    </Stack>
  );
}
