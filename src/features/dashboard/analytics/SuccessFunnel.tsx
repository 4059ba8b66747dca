// biome-ignore-all lint/a11y/noRedundantRoles: Safari takes a table whose rows are blocks for text.
import { matchFunnel, matchSuccessRate, SAMPLE_FUNNEL } from '@/domain/stats/matchFunnel';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { ChartCard } from './ChartCard';
import * as styles from './SuccessFunnel.css';

/**
 * From being seen to a match. The device has no source for these figures, so they stay samples
 * (rule “Dashboard figures”).
 */
export function SuccessFunnel() {
  const stages = matchFunnel(SAMPLE_FUNNEL);
  const rate = matchSuccessRate(stages);
  const seen = Math.max(1, stages[0]?.count ?? 1);
  return (
    <ChartCard title="Match Success Rate" sample>
      {rate !== null && (
        <p className={styles.reading}>
          <span className={styles.figure}>{`${rate}%`}</span>
          <span>of views become a match</span>
        </p>
      )}
      <div className={styles.room}>
        <table role="table" className={styles.table}>
          <caption>
            <VisuallyHidden>Match success rate, step by step</VisuallyHidden>
          </caption>
          <thead>
            <tr role="row">
              {['Step', 'People', 'Share of the step before'].map((head) => (
                <th key={head} scope="col" role="columnheader">
                  <VisuallyHidden>{head}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.steps}>
            {stages.map(({ name, count, percentOfPrevious }, index) => (
              <tr key={name} role="row">
                <th scope="row" role="rowheader" className={styles.name}>
                  <span>{name}</span>
                  <svg aria-hidden="true" className={styles.track} width="100%">
                    <rect width="100%" height="100%" className={styles.groove} />
                    <rect
                      width={`${(count / seen) * 100}%`}
                      height="100%"
                      rx="4"
                      className={styles.filled}
                    />
                  </svg>
                </th>
                <td role="cell" className={styles.count}>
                  {count}
                </td>
                <td role="cell" className={styles.rate}>
                  {percentOfPrevious !== null &&
                    `${percentOfPrevious}% of ${stages[index - 1]?.noun}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartCard>
  );
}
