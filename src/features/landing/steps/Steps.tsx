import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Section } from '../layout/Section';
import * as styles from './Steps.css';
import { beatsOfStep, steps } from './stepContent';

export function Steps() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div aria-hidden className={styles.head}>
              <span className={styles.ordinal}>{index + 1}</span>
              <span className={styles.beat}>
                <BeatBars size="strip" fill values={beatsOfStep(index)} />
              </span>
            </div>
            <div className={styles.words}>
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
