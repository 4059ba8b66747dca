import { useMemo } from 'react';
import { sampleWeek } from '@/domain/stats/dailyActivity';
import { useServices } from '@/services/useServices';
import { useRhythmMessages } from '../rhythm/useRhythmMessages';
import { useLatestDays } from '../useLatestDays';
import { ActivityChart } from './ActivityChart';
import * as styles from './AnalyticsTab.css';
import { PeakTimesCard } from './PeakTimesCard';
import { SuccessFunnel } from './SuccessFunnel';
import { useSentMessages } from './useSentMessages';

/**
 * Activity by day and by time of day, and the way to a match (rules “Daily activity” and “Peak
 * times” and “Match funnel”).
 */
export function AnalyticsTab() {
  const { database } = useServices();
  const days = useLatestDays();
  const sent = useSentMessages(database, days);
  const messages = useRhythmMessages(database);
  const dates = useMemo(() => days.map(({ from }) => from), [days]);
  const samples = useMemo(() => sampleWeek(days.at(-1)?.from.getTime() ?? 0), [days]);
  const charts = [
    { title: 'Views', sample: true, values: samples.map(({ views }) => views) },
    { title: 'Likes', sample: true, values: samples.map(({ likes }) => likes) },
    {
      title: 'Messages',
      sample: sent === null,
      // Empty days hold the place until the messages are counted.
      values: sent === null ? samples.map((day) => day.messages) : (sent ?? dates.map(() => 0)),
    },
  ];
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <div key={chart.title} className={styles.third}>
          <ActivityChart {...chart} dates={dates} />
        </div>
      ))}
      <div className={styles.half}>
        <PeakTimesCard messages={messages} />
      </div>
      <div className={styles.half}>
        <SuccessFunnel />
      </div>
    </div>
  );
}
