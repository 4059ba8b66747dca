import type { Badge } from '@/domain/dashboard/badges';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { SampleMark } from '../SampleMark';
import * as styles from './Rewards.css';

function toGo({ threshold, value }: Badge): number {
  return threshold - (value ?? 0);
}

/** The achievement that the least is missing of, and how much (rule “Next achievement”). */
export function NextAchievement({ badge }: { readonly badge: Badge | null }) {
  return (
    <Card as="section" tone="brand" aria-labelledby="next-achievement">
      <div className={styles.next}>
        <Row gap="x2" wrap>
          <Heading level={2} size="card" id="next-achievement">
            Next Achievement
          </Heading>
          {badge?.isSample && <SampleMark />}
        </Row>
        {badge === null ? (
          <Text size="note">Every achievement is unlocked. Well done.</Text>
        ) : (
          <Stack gap="x3">
            <div className={styles.nextHead}>
              <Text weight="bold" size="lead">
                {badge.title}
              </Text>
              <Text size="note" tabular>
                {`${badge.value ?? 0} of ${badge.threshold}`}
              </Text>
            </div>
            <Progress
              label={badge.title}
              value={badge.value ?? 0}
              max={badge.threshold}
              valueText={`${badge.value ?? 0} of ${badge.threshold}`}
            />
            <Text size="note">{`${badge.goal}: ${toGo(badge)} to go`}</Text>
          </Stack>
        )}
      </div>
    </Card>
  );
}
