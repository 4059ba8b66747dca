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
};

/**
 * Up to seven bars, of which the chosen one's value and name stand above: by focus, hover or tap. One
 * stop of the Tab key; the arrow keys, Home and End move between the bars. The same numbers stand in
 * a table for those who listen.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, chosen: first, format = String, axis = 'Bar' } = props;
  const { chosen, onKeyDown, controlAt } = useRovingChoice(bars.length, first ?? bars.length - 1);
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  const labelSize = bars.some((bar) => bar.label.length > 3) ? 'long' : 'short';
  const labelClass = joinClassNames(styles.label, styles.labelSize[labelSize]);
  const told = bars[chosen];
  return (
    <>
      {told && (
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
            <button key={bar.name} type="button" className={styles.column} {...controlAt(index)}>
              <VisuallyHidden>{`${bar.name}: ${format(bar.value)}`}</VisuallyHidden>
              <svg aria-hidden="true" className={styles.plot} width="100%">
                <rect
                  className={styles.bar}
                  y={`${100 - percent}%`}
                  width="100%"
                  height={`${percent}%`}
                  rx={percent < 15 ? 3 : 8}
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
