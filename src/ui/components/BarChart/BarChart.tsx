import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './BarChart.css';
import { BarChartTable } from './BarChartTable';
import type { Bar } from './bar';
import { useRovingChoice } from './useRovingChoice';

export type BarChartProps = {
  /** What is counted: the table's caption and the group's name. */
  label: string;
  bars: readonly Bar[];
  /** The bar that is chosen at first; the last unless given. */
  chosen?: number;
  format?: (value: number) => string;
  /** What the bars stand for, as the head of the table's first column: "Day". */
  axis?: string;
  /** Above the chart: the chosen bar in large figures, followed by its name. */
  reading?: boolean;
};

/**
 * Bars that tell their value on focus, hover and tap. One stop of the Tab key; the arrow keys, Home
 * and End move between the bars. The same numbers stand in a table for those who listen.
 */
export function BarChart({
  label,
  bars,
  chosen: first,
  format = String,
  axis = 'Bar',
  reading = false,
}: BarChartProps) {
  const { chosen, onKeyDown, controlAt } = useRovingChoice(bars.length, first ?? bars.length - 1);
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  const crowded = bars.length > 8;
  const columnClass = joinClassNames(styles.column, crowded && styles.crowdedColumn);
  const valueClass = joinClassNames(styles.value, crowded && styles.crowded);
  const labelSize = bars.some((bar) => bar.label.length > 3) ? 'long' : 'short';
  const labelClass = joinClassNames(styles.label, styles.labelSize[labelSize]);
  const told = bars[chosen];
  return (
    <>
      {reading && told && (
        // The chosen control says the same to those who listen.
        <p aria-hidden className={styles.reading}>
          <span className={styles.figure}>{format(told.value)}</span>
          <span>{told.name}</span>
        </p>
      )}
      <fieldset aria-label={label} className={styles.chart} onKeyDown={onKeyDown}>
        {bars.map((bar, index) => {
          // An empty day keeps a stub, so that the row stays a row.
          const percent = Math.max(4, (bar.value / top) * 100);
          return (
            <button key={bar.name} type="button" className={columnClass} {...controlAt(index)}>
              <VisuallyHidden>{`${bar.name}: `}</VisuallyHidden>
              {reading ? (
                <VisuallyHidden>{format(bar.value)}</VisuallyHidden>
              ) : (
                <span className={valueClass}>{format(bar.value)}</span>
              )}
              <svg aria-hidden="true" className={styles.plot} width="100%">
                <rect
                  className={styles.bar}
                  y={`${100 - percent}%`}
                  width="100%"
                  height={`${percent}%`}
                  rx={crowded || percent < 15 ? 3 : 8}
                />
              </svg>
              <span aria-hidden className={labelClass}>
                {bar.label}
              </span>
            </button>
          );
        })}
      </fieldset>
      <BarChartTable label={label} axis={axis} bars={bars} format={format} />
    </>
  );
}
