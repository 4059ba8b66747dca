import { Link } from '@tanstack/react-router';
import { useServices } from '@/services/useServices';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useToday } from '@/ui/page/usePresent';
import { NoRhythm } from './NoRhythm';
import { RhythmOf } from './RhythmOf';
import { useRhythmMessages } from './useRhythmMessages';
import * as styles from './YourRhythm.css';

// Of none, the line's height alone stands: nothing moves when they come.
function basisOf(count: number): string {
  if (count === 0) return '\u00a0';
  return count === 1 ? '1 message' : `last ${count} messages`;
}

/** Speed and mood of the last hundred messages as one line of beats. */
export function YourRhythm() {
  const { database } = useServices();
  const messages = useRhythmMessages(database);
  const today = useToday();
  const count = messages?.length ?? 0;
  return (
    <Card as="section" aria-labelledby="your-rhythm">
      <Stack gap="x4">
        <Row justify="between" align="baseline" wrap>
          <Heading level={2} size="title" id="your-rhythm">
            Your rhythm
          </Heading>
          {/* The words come as a line of their own: grown out of the kept one, they would shift. */}
          <Text key={Math.min(count, 1)} as="span" size="small" tone="soft" tabular>
            {basisOf(count)}
          </Text>
        </Row>
        <div className={styles.reserved}>
          {messages !== undefined && count === 0 && <NoRhythm />}
          {messages !== undefined && count > 0 && <RhythmOf messages={messages} now={today} />}
        </div>
        <Row>
          <Link to="/read" className={buttonClass({ tone: 'ghost', size: 'bar', inText: true })}>
            Read a real chat
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}
