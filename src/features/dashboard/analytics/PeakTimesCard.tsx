import {
  PARTS_OF_DAY,
  PEAK_TIMES_MINIMUM,
  peakTimes,
  SAMPLE_PEAK_TIMES,
} from '@/domain/stats/peakTimes';
import type { RhythmMessage } from '@/domain/stats/rhythmBeats';
import { BarChart } from '@/ui/components/BarChart/BarChart';
import { Text } from '@/ui/components/Text/Text';
import { useToday } from '@/ui/page/usePresent';
import { ChartCard } from './ChartCard';
import { PART_LABELS, partInHours } from './partsOfDay';

function noteOf(count: number, isReal: boolean): string {
  if (isReal) return `When you wrote your last ${count} messages.`;
  const missing = PEAK_TIMES_MINIMUM - count;
  return `Yours show after ${missing} more ${missing === 1 ? 'message' : 'messages'}.`;
}

export interface PeakTimesCardProps {
  /** Undefined until they are read. */
  readonly messages: readonly RhythmMessage[] | undefined;
}

/** Morning, afternoon or evening (rule “Peak times”). */
export function PeakTimesCard({ messages }: PeakTimesCardProps) {
  // Another time zone moves the messages to other parts of the day.
  useToday();
  const real = peakTimes((messages ?? []).map(({ at }) => at));
  const times = real ?? SAMPLE_PEAK_TIMES;
  const percents = times.map(({ percent }) => percent);
  return (
    <ChartCard title="Peak Activity Times" sample={real === null && messages !== undefined}>
      <BarChart
        key={real === null ? 'sample' : 'real'}
        label="Peak activity times"
        axis="Time of day"
        bars={PARTS_OF_DAY.map((part, index) => ({
          label: PART_LABELS[part],
          name: partInHours(part),
          value: messages === undefined ? 0 : (percents[index] ?? 0),
        }))}
        chosen={percents.indexOf(Math.max(...percents))}
        format={(value) => `${value}%`}
      />
      <Text size="small" tone="soft">
        {messages === undefined ? ' ' : noteOf(messages.length, real !== null)}
      </Text>
    </ChartCard>
  );
}
