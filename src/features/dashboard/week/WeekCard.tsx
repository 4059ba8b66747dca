import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './Week.css';
import { WeekChart } from './WeekChart';
import { WeekNumbers } from './WeekNumbers';
import { countsWords, headlineOf, missingWords, weekSentences } from './weekWords';

/** The week in words, with a drawing and the numbers behind both. */
export function WeekCard({ reading }: { readonly reading: WeekReading }) {
  const missing = missingWords(reading);
  return (
    <Card as="section" aria-labelledby="week-changes">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={2} size="title" id="week-changes">
            {headlineOf(reading)}
          </Heading>
          <Text tone="soft">{countsWords(reading)}</Text>
          {missing !== null && <Text tone="soft">{missing}</Text>}
        </Stack>
        <div className={styles.halves}>
          <dl className={styles.sentences}>
            {weekSentences(reading).map(({ of, change, words }) => (
              <div key={of}>
                <dt className={styles.subject}>{of}</dt>
                <dd>
                  {change !== null && <strong>{`${change}. `}</strong>}
                  <span>{words}</span>
                </dd>
              </div>
            ))}
          </dl>
          <WeekChart reading={reading} />
        </div>
        <WeekNumbers reading={reading} />
      </Stack>
    </Card>
  );
}
