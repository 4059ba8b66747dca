import { Sparkles } from 'lucide-react';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './Tips.css';

export interface RecommendationsProps {
  readonly recommendations: readonly string[] | null;
}

/** The AI Recommendations block (rule “Recommendations”). */
export function Recommendations({ recommendations }: RecommendationsProps) {
  return (
    <Card as="section" tone="peacock" aria-labelledby="ai-recommendations">
      <Stack gap="x3">
        <Row gap="x2">
          <Sparkles size={18} aria-hidden />
          <Heading level={2} size="card" id="ai-recommendations">
            <span className={styles.title}>AI Recommendations</span>
          </Heading>
        </Row>
        {recommendations === null ? (
          <Skeleton width="most" />
        ) : (
          <ol className={styles.recommendations}>
            {recommendations.map((recommendation, index) => (
              <li key={recommendation} className={styles.recommendation}>
                <Text as="span" size="note" weight="bold" tone="good" tabular aria-hidden>
                  {index + 1}
                </Text>
                <Text as="span" size="note">
                  {recommendation}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  );
}
