import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { UserStats } from '@/domain/stats/userStats';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import * as styles from './StatsCard.css';
import { useUserStats } from './useUserStats';

/** As many as are kept (rule “Chat statistics”). */
const BEATS_SHOWN = 50;
const FASTEST_WPM = 120;

/** The last messages' beats; dots stand for those still to be written. */
function lastBeats(speeds: readonly number[]): number[] {
  const shown = speeds.slice(-BEATS_SHOWN).map((speed) => speed / FASTEST_WPM);
  return [...shown, ...Array.from({ length: BEATS_SHOWN - shown.length }, () => 0)];
}

/** Over which messages and which time the figures count (rule “Chat statistics”). */
function spanWords({ totalMessages, typingSpeeds }: UserStats): string {
  const { length } = typingSpeeds;
  const which = totalMessages > length ? `your last ${length}` : 'all your';
  return `Speed and mood of ${which} messages, minutes of this visit.`;
}

export interface StatsCardProps {
  readonly database: TaalDatabase;
  /** Shut at first, where the chats below need the room. */
  readonly folds: boolean;
}

export function StatsCard({ database, folds }: StatsCardProps) {
  const stats = useUserStats(database);
  const figures = [
    { label: 'WPM', value: countText(stats.averageTypingSpeed) },
    {
      label: stats.totalMessages === 1 ? 'message' : 'messages',
      value: countText(stats.totalMessages),
    },
    {
      label: stats.sessionDuration === 1 ? 'minute' : 'minutes',
      value: countText(stats.sessionDuration),
    },
    { label: 'mostly', value: stats.totalMessages === 0 ? '–' : stats.dominantSentiment },
  ];
  const heading = (
    <Heading level={2} size="card">
      Your Stats
    </Heading>
  );
  const content = (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {stats.typingSpeeds.length > 0 ? (
        <>
          <BeatBars values={lastBeats(stats.typingSpeeds)} />
          <Text size="tiny" tone="soft">
            {spanWords(stats)}
          </Text>
        </>
      ) : (
        <Text size="tiny" tone="soft">
          Your rhythm starts with the first message.
        </Text>
      )}
    </>
  );
  if (folds) {
    return (
      <details>
        <summary className={styles.fold}>{heading}</summary>
        <Stack gap="x3">{content}</Stack>
      </details>
    );
  }
  return (
    <Card as="section" padding="snug">
      <Stack gap="x3">
        {heading}
        {content}
      </Stack>
    </Card>
  );
}
