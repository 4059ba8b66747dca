import { BarChart } from '@/ui/components/BarChart/BarChart';
import { countText } from '@/ui/text/countText';
import { ChartCard } from './ChartCard';
import { dayBars } from './dayBars';

export interface ActivityChartProps {
  readonly title: string;
  readonly sample: boolean;
  readonly dates: readonly Date[];
  readonly values: readonly number[];
}

/** A count for each of the last seven days (rule “Daily activity”). */
export function ActivityChart({ title, sample, dates, values }: ActivityChartProps) {
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <ChartCard title={title} sample={sample} note={`${countText(total)} in 7 days`}>
      <BarChart
        label={`${title}, last 7 days`}
        axis="Day"
        bars={dayBars(dates, values)}
        format={countText}
      />
    </ChartCard>
  );
}
