import { Link } from '@tanstack/react-router';
import { Sparkles, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RealtimeStats } from '@/domain/stats/realtimeStats';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Row } from '@/ui/layout/Row';
import { countText } from '@/ui/text/countText';
import * as styles from './AiInsights.css';
import { Fact, Facts, Foot } from './Facts';
import { footLink } from './Facts.css';

function basisOf({ total_messages_analyzed: count }: RealtimeStats): string {
  return count === 1 ? 'Read from one message' : `Read from ${countText(count)} messages`;
}

export interface AiInsightsProps {
  /** Undefined while it is being read, null when nothing was analysed yet. */
  readonly realtime: RealtimeStats | null | undefined;
}

/**
 * What was read of how the person writes; a skeleton until there is data (rule “Which realtime
 * stats are shown”).
 */
export function AiInsights({ realtime }: AiInsightsProps) {
  const fact = (label: string, tell: (stats: RealtimeStats) => ReactNode) => (
    <Fact label={label}>
      {realtime ? (
        tell(realtime)
      ) : (
        <span key="waiting" className={styles.waiting}>
          <Skeleton />
        </span>
      )}
    </Fact>
  );
  return (
    <Card as="section" aria-labelledby="ai-insights">
      <Row gap="x2">
        <Sparkles size={18} aria-hidden />
        <Heading level={2} size="card" id="ai-insights">
          AI Insights
        </Heading>
      </Row>
      <Facts>
        {fact('Communication style', ({ average_wpm: wpm }) =>
          wpm > 0 ? `${Math.round(wpm)} WPM` : 'Not typed yet',
        )}
        {fact('Dominant sentiment', ({ dominant_sentiment: mood }) => (
          <span className={styles.mood}>{mood}</span>
        ))}
        {fact('Engagement trend', ({ engagement_trend: trend }) =>
          trend === 'increasing' ? (
            <span className={styles.growing}>
              <TrendingUp size={18} aria-hidden />
              <span>Growing</span>
            </span>
          ) : (
            'Stable'
          ),
        )}
      </Facts>
      <Foot>
        {realtime && <span>{basisOf(realtime)}</span>}
        {realtime === null && (
          <Link to="/chat" className={footLink}>
            Starts with your first message in AI Chat
          </Link>
        )}
      </Foot>
    </Card>
  );
}
