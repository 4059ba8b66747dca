import { Badge } from '@/ui/components/Badge/Badge';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as content from './content';
import * as styles from './Features.css';
import { Section, StockPicture } from './Section';
import { cards } from './Section.css';

/** What Taal does, in three cards. */
export function Features() {
  const { title, lead, cards: features } = content.features;
  return (
    <Section id="features" title={title} lead={lead}>
      <ul className={cards}>
        {features.map(({ title, text, picture, Icon }) => (
          <Card key={title} as="li" padding="none">
            <div className={styles.feature}>
              <StockPicture of={picture} corners="soft" fallback={<Icon size={44} aria-hidden />} />
              <div className={styles.featureWords}>
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{text}</Text>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** What is claimed of it, each claim with a beat and marked as an example. */
export function Statistics() {
  const { title, claims } = content.statistics;
  return (
    <Page as="section" aria-labelledby="statistics">
      <VisuallyHidden as="h2" id="statistics">
        {title}
      </VisuallyHidden>
      <dl className={styles.strip}>
        {claims.map(({ value, label, beats }) => (
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

const BARS = 30;
const SHAPE = [0.55, 0.85, 0.4, 1, 0.7, 0.5, 0.9, 0.6, 0.8, 0.45, 0.75, 0.95, 0.5];

/** One line of beats through all the steps, which rises on the way. */
function beatsOfStep(step: number, steps: number) {
  return Array.from({ length: BARS }, (_, bar) => {
    const place = step * BARS + bar;
    return ((SHAPE[place % SHAPE.length] ?? 0) * place) / (steps * BARS);
  });
}

/** How somebody begins. */
export function Steps() {
  const { title, steps } = content.steps;
  return (
    <Section id="how-it-works" title={title}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div aria-hidden className={styles.head}>
              <span className={styles.ordinal}>{index + 1}</span>
              <span className={styles.beat}>
                <BeatBars size="strip" fill values={beatsOfStep(index, steps.length)} />
              </span>
            </div>
            <div className={styles.stepWords}>
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
