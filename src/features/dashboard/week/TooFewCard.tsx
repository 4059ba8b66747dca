import { Link } from '@tanstack/react-router';
import { ENOUGH } from '@/domain/dashboard/week/trend';
import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { missingWords } from './weekWords';

/** Before there is enough to tell: what is missing, and where it is written. */
export function TooFewCard({ reading }: { readonly reading: WeekReading }) {
  const { kind, now } = reading;
  const isEmpty = kind === 'nothing';
  return (
    <Card as="section" aria-labelledby="week-missing">
      <Stack gap="x4" align="start">
        <Heading level={2} size="title" id="week-missing">
          {isEmpty ? 'Nothing to show yet' : 'Not enough to show yet'}
        </Heading>
        <Text tone="soft">
          {isEmpty
            ? `You have not written in AI Chat in the past two weeks. Write ${ENOUGH} messages in a week, and this page shows how your rhythm changes.`
            : missingWords(reading)}
        </Text>
        {!isEmpty && (
          <Progress
            label="Messages of the week"
            value={now.messages}
            max={ENOUGH}
            valueText={`${now.messages} of ${ENOUGH}`}
            segmented
          />
        )}
        <Link to="/chat" className={buttonClass()}>
          Write in AI Chat
        </Link>
      </Stack>
    </Card>
  );
}
