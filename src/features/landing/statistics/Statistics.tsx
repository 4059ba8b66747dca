import { Badge } from '@/ui/components/Badge/Badge';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Page } from '@/ui/layout/Page';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { statistics } from './claims';
import * as styles from './Statistics.css';

export function Statistics() {
  return (
    <Page as="section" aria-labelledby="statistics">
      <VisuallyHidden as="h2" id="statistics">
        Taal in numbers
      </VisuallyHidden>
      <dl className={styles.strip}>
        {statistics.map(({ value, label, beats }) => (
          <div key={label} className={styles.statistic}>
            <dt className={styles.label}>
              <span>{label}</span>
              <Badge>Example</Badge>
            </dt>
            <dd className={styles.value}>{value}</dd>
            <dd aria-hidden>
              <BeatBars size="strip" values={beats} />
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
