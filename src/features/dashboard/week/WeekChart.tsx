import { ENOUGH } from '@/domain/dashboard/week/trend';
import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { Row } from '@/ui/layout/Row';
import * as styles from './Week.css';
import { WEEKDAYS } from './weekdays';
import { paceText, weekNames } from './weekWords';

/** Percent of the drawing's height. */
const FOOT = 92;
const FULL = 84;

/** The typical speed of each day, as beats: those of the week beside those of the one before. */
export function WeekChart({ reading }: { readonly reading: WeekReading }) {
  const { now, before } = reading;
  if (now.pace.count < ENOUGH) return null;
  const names = weekNames(reading);
  const tallest = Math.max(1, ...[...now.days, ...before.days].map(({ median }) => median));
  const weeks = [
    { name: names.before, days: before.days, x: '28%', line: styles.lineBefore },
    { name: names.now, days: now.days, x: '72%', line: styles.lineNow },
  ];
  return (
    <figure className={styles.figure}>
      <div aria-hidden className={styles.days}>
        {WEEKDAYS.map((short, day) => (
          <div key={short} className={styles.day}>
            <svg aria-hidden="true" className={styles.plot}>
              {weeks.map(({ name, days, x, line }) => {
                const { count = 0, median = 0 } = days[day] ?? {};
                if (count === 0) return null;
                const top = FOOT - (median / tallest) * FULL;
                return (
                  <line key={name} className={line} x1={x} x2={x} y1={`${FOOT}%`} y2={`${top}%`} />
                );
              })}
            </svg>
            <span className={styles.dayName}>{short}</span>
          </div>
        ))}
      </div>
      <Row as="ul" gap="x4" wrap aria-label="Weeks in the drawing">
        {weeks.map(({ name, line }) => (
          <li key={name} className={styles.key}>
            <svg aria-hidden="true" className={styles.swatch}>
              <line className={line} x1="50%" x2="50%" y1="30%" y2="70%" />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </Row>
      <figcaption className={styles.caption}>
        {`Typing speed, day by day. Taller is faster; the tallest is ${paceText(tallest)}.`}
      </figcaption>
    </figure>
  );
}
