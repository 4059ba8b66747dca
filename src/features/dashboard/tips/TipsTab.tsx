import { openProfileEdit } from '@/data/repositories/profileDraft';
import { useServices } from '@/services/useServices';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Stack } from '@/ui/layout/Stack';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Recommendations } from './Recommendations';
import { TipCard } from './TipCard';
import * as styles from './Tips.css';
import { useRecommendations } from './useRecommendations';
import { useTips } from './useTips';

/** Four suggestions that act, and what the figures recommend (rule “Tips”). */
export function TipsTab() {
  const { database } = useServices();
  const tips = useTips(database);
  const recommendations = useRecommendations();
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
              onEditProfile={() => void openProfileEdit(database)}
            />
          ))}
        </ul>
      </section>
      <Recommendations recommendations={recommendations} />
    </Stack>
  );
}
