import { useState } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './BarChart.css';
import { BarChartTable } from './BarChartTable';
import type { Bar } from './bar';

export type BarChartProps = {
  /** What is counted: the table's caption and the group's name. */
  label: string;
  bars: readonly Bar[];
  /** The bar that is chosen at first; the last unless given. */
  chosen?: number;
  format?: (value: number) => string;
};

export function BarChart({ label, bars, chosen: first, format = String }: BarChartProps) {
  const [chosen, setChosen] = useState(first ?? bars.length - 1);
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  const crowded = bars.length > 8;
  const columnClass = joinClassNames(styles.column, crowded && styles.crowdedColumn);
  const valueClass = joinClassNames(styles.value, crowded && styles.crowded);
  return (
    <>
      <fieldset aria-label={label} className={styles.chart}>
        {bars.map((bar, index) => {
          // An empty day keeps a stub, so that the row stays a row.
          const percent = Math.max(4, (bar.value / top) * 100);
          return (
            <button
              key={bar.name}
              type="button"
              aria-pressed={index === chosen}
              className={columnClass}
              onClick={() => setChosen(index)}
              onFocus={() => setChosen(index)}
            >
              <VisuallyHidden>{`${bar.name}: `}</VisuallyHidden>
              <span className={valueClass}>{format(bar.value)}</span>
              <svg aria-hidden="true" className={styles.plot} width="100%">
                <rect
                  className={styles.bar}
                  y={`${100 - percent}%`}
                  width="100%"
                  height={`${percent}%`}
                  rx={crowded || percent < 15 ? 3 : 8}
                />
              </svg>
              <span aria-hidden className={styles.label}>
                {bar.label}
              </span>
            </button>
          );
        })}
      </fieldset>
      <BarChartTable label={label} bars={bars} format={format} />
    </>
  );
}
