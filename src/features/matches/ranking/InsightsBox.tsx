import { Sparkles } from 'lucide-react';
import type { Match } from '@/domain/matches/match';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { LoadedMatches } from '../useMatches';
import { useInsights } from './useInsights';

export interface InsightsBoxProps {
  readonly loaded: LoadedMatches;
  readonly inView: readonly Match[];
}

/** Three things worth knowing about the list in view (rule “Insights”). */
export function InsightsBox({ loaded, inView }: InsightsBoxProps) {
  const insights = useInsights(loaded, inView);
  return (
    <Card as="section" tone="peacock" padding="snug">
      <Stack gap="x2">
        <Row gap="x2">
          <Sparkles size={18} aria-hidden />
          <Heading level={2} size="card">
            AI Matching Insights
          </Heading>
        </Row>
        <Stack gap="x1" as="ul">
          {insights.map((insight) => (
            <Text key={insight} as="li" size="note">
              {insight}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
