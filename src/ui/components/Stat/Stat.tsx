import { Minus, Triangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './Stat.css';

export type Trend = keyof typeof styles.trend;

export type StatProps = {
  label: string;
  value: ReactNode;
  /** The line below: how it moves, or where it comes from ("Sample"). */
  note?: ReactNode;
  trend?: Trend | undefined;
  order?: keyof typeof styles.order;
  size?: keyof typeof styles.size;
};

const spoken = { up: 'Up', down: 'Down', flat: 'Unchanged' } as const;

export function Stat({
  label,
  value,
  note,
  trend,
  order = 'labelFirst',
  size = 'large',
}: StatProps) {
  return (
    <div className={joinClassNames(styles.stat, styles.order[order])}>
      <p className={styles.label}>{label}</p>
      <p className={joinClassNames(styles.value, styles.size[size])}>{value}</p>
      {note && (
        <p className={joinClassNames(styles.note, styles.trend[trend ?? 'flat'])}>
          {trend && (
            <span className={styles.arrow[trend]}>
              {trend === 'flat' ? (
                <Minus size={12} strokeWidth={3} aria-hidden />
              ) : (
                <Triangle size={9} fill="currentColor" aria-hidden />
              )}
            </span>
          )}
          {trend && <VisuallyHidden>{spoken[trend]}</VisuallyHidden>}
          {textInElement(note)}
        </p>
      )}
    </div>
  );
}
