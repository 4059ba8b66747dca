import { useMemo } from 'react';
import { type RhythmMessage, rhythmBeats } from '@/domain/stats/rhythmBeats';
import { rhythmReading } from '@/domain/stats/rhythmReading';
import { rhythmSummary } from '@/domain/stats/rhythmSummary';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { BeatChart } from './BeatChart';
import { BeatTable } from './BeatTable';
import { MoodLegend } from './MoodLegend';
import { readingWords, summaryWords } from './rhythmWords';
import { useBeatChoice } from './useBeatChoice';

export interface RhythmOfProps {
  readonly messages: readonly RhythmMessage[];
  readonly now: Date;
}

/** The rhythm of some messages: chart, what it says, and what its colours mean. */
export function RhythmOf({ messages, now }: RhythmOfProps) {
  const beats = useMemo(() => rhythmBeats(messages), [messages]);
  const summary = useMemo(() => rhythmSummary(messages), [messages]);
  const reading = useMemo(() => rhythmReading(messages), [messages]);
  const choice = useBeatChoice(beats);
  return (
    <>
      <BeatChart beats={beats} choice={choice} now={now} />
      <Text>
        <strong>{`${summaryWords(summary)} `}</strong>
        <span>{readingWords(reading)}</span>
      </Text>
      <Stack gap="x2">
        <MoodLegend moods={summary.moods} choice={choice} />
        <Text size="tiny" tone="soft">
          Taller is faster. A gap is a pause. A dot was pasted or spoken, so it has no speed.
        </Text>
      </Stack>
      <BeatTable beats={beats} now={now} />
    </>
  );
}
