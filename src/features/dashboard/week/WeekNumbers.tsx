import type { Spread } from '@/domain/dashboard/week/spread';
import { ENOUGH } from '@/domain/dashboard/week/trend';
import type { Part, WeekFigures } from '@/domain/dashboard/week/weekFigures';
import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { PARTS_OF_DAY } from '@/domain/stats/peakTimes';
import { Text } from '@/ui/components/Text/Text';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { Stack } from '@/ui/layout/Stack';
import { summary } from '@/ui/layout/summary.css';
import { countText } from '@/ui/text/countText';
import { PART_LABELS } from '../analytics/partsOfDay';
import { WEEKDAYS } from './weekdays';
import { paceText, partText, secondsText, weekNames } from './weekWords';

interface NumberRow {
  readonly name: string;
  readonly of: (week: WeekFigures) => string;
}

/** In a column, which large text makes narrow, a figure may part from its unit. */
const inColumn = (words: string) => words.replace(/\u00a0/gu, ' ');

const spreadText = (spread: Spread, unit: (value: number) => string) =>
  spread.count < ENOUGH
    ? `too few (${spread.count})`
    : `${inColumn(unit(spread.median))} (${spread.count})`;

const partCell = (part: Part) => (part.of === 0 ? '–' : partText(part));

function rowsOf(isCalm: boolean): readonly NumberRow[] {
  return [
    { name: 'Messages', of: ({ messages }) => countText(messages) },
    { name: 'Median speed', of: ({ pace }) => spreadText(pace, paceText) },
    ...(isCalm
      ? []
      : [{ name: 'Excited or positive', of: ({ warm }: WeekFigures) => partCell(warm) }]),
    { name: 'Median time to answer', of: ({ response }) => spreadText(response, secondsText) },
    ...PARTS_OF_DAY.map((part) => ({
      name: PART_LABELS[part],
      of: ({ parts }: WeekFigures) => partCell(parts[part]),
    })),
  ];
}

const dayRows: readonly NumberRow[] = WEEKDAYS.map((name, day) => ({
  name,
  of: ({ days }) => {
    const { count = 0, median = 0 } = days[day] ?? {};
    return count === 0 ? '–' : `${inColumn(paceText(median))} (${count})`;
  },
}));

/** All figures of both weeks, and by what rule a change counts. */
export function WeekNumbers({ reading }: { readonly reading: WeekReading }) {
  const names = weekNames(reading);
  const tables = [
    { title: 'The figures of both weeks', head: 'Figure', rows: rowsOf(reading.isCalm) },
    { title: 'Median speed by day', head: 'Day', rows: dayRows },
  ];
  return (
    <details>
      <summary className={summary}>The numbers behind it</summary>
      <Stack gap="x4">
        {tables.map(({ title, head, rows }) => (
          <ValueTable
            key={title}
            caption={title}
            first={head}
            columns={[
              { key: 'now', name: names.now },
              { key: 'before', name: names.before },
            ]}
            rows={rows.map(({ name, of }) => ({
              key: name,
              name,
              values: [of(reading.now), of(reading.before)],
            }))}
          />
        ))}
        <Text size="small" tone="soft">
          {`The number in brackets is how many messages a figure is based on. A figure is shown from ${ENOUGH} messages on, a change only where it is larger than the usual spread within a week. Answer times are kept for your last 100 messages.`}
        </Text>
      </Stack>
    </details>
  );
}
