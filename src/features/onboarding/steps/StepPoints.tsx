import { phoneInHand } from '@/domain/install/installOffer';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './StepPoints.css';
import type { StepPoint } from './steps';

export function StepPoints({ points }: { readonly points: readonly StepPoint[] }) {
  // No document is written with a step that has points, so the browser can be asked here.
  const inHand = phoneInHand(navigator);
  const shown = points.filter(({ phone }) => [undefined, inHand ?? phone].includes(phone));
  return (
    <Stack as="ul" gap="x4">
      {shown.map(({ icon: Icon, tone, term, text }) => (
        <li key={term} className={styles.point}>
          <span className={`${styles.tile} ${styles.tone[tone]}`}>
            <Icon size={20} strokeWidth={2.25} aria-hidden />
          </span>
          <div>
            <Text as="div" weight="bold">
              {term}
            </Text>
            <Text as="div" size="note" tone="soft">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}
