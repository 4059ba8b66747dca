import { openProfileEdit } from '@/data/repositories/profileDraft';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Stack } from '@/ui/layout/Stack';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { DashboardServices } from '../dashboardServices';
import { Recommendations } from './Recommendations';
import { TipCard } from './TipCard';
import * as styles from './Tips.css';
import { useRecommendations } from './useRecommendations';
import { useTips } from './useTips';

export interface TipsTabProps {
  readonly services: DashboardServices;
}

/** Four suggestions that act, and what the figures recommend (rule R30). */
export function TipsTab({ services }: TipsTabProps) {
  const tips = useTips(services.database);
  const recommendations = useRecommendations(services);
  if (tips === null) return <Skeleton shape="card" />;
  return (
    <Stack gap="x4">
      <section aria-labelledby="suggestions">
        <VisuallyHidden as="h2" id="suggestions">
          Suggestions
        </VisuallyHidden>
        <ul className={styles.tips}>
          {tips.map((tip, index) => (
            <TipCard
              key={tip.id}
              tip={tip}
              isFirst={index === 0}
              onEditProfile={() => void openProfileEdit(services.database)}
            />
          ))}
        </ul>
      </section>
      <Recommendations recommendations={recommendations} />
    </Stack>
  );
}
