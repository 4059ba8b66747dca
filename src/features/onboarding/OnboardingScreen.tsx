import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Logo } from '@/ui/components/Logo/Logo';
import { Progress } from '@/ui/components/Progress/Progress';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { NotStored } from './NotStored';
import * as styles from './OnboardingScreen.css';
import { StepArt } from './steps/StepArt';
import { StepWords } from './steps/StepWords';
import { steps } from './steps/steps';
import { useArrowKeys } from './steps/useArrowKeys';
import { useSteps } from './steps/useSteps';
import { useSwipe } from './steps/useSwipe';

export interface OnboardingScreenProps {
  /** Onboarding was finished or skipped. */
  readonly onComplete: () => Promise<void>;
}

export function OnboardingScreen({ onComplete }: OnboardingScreenProps) {
  const { index, step, towards, words, move } = useSteps();
  const [failed, setFailed] = useState(false);
  useArrowKeys(move);
  const swipe = useSwipe(move);
  const isLast = index === steps.length - 1;
  const position = `Step ${index + 1} of ${steps.length}`;
  const complete = () => {
    setFailed(false);
    onComplete().catch(() => setFailed(true));
  };
  return (
    <div className={styles.surface} {...swipe}>
      <Page width="content">
        <div className={styles.screen}>
          <div className={styles.header}>
            <Logo />
            <Button tone="ghost" size="bar" onClick={complete}>
              Skip
            </Button>
          </div>
          <div className={styles.progress}>
            <Text size="small" tone="soft" weight="semibold" aria-live="polite" tabular>
              {position}
            </Text>
            <Progress
              label="Onboarding"
              value={index + 1}
              max={steps.length}
              valueText={position}
              segmented
            />
          </div>
          <StepArt current={index} />
          <div ref={words} className={styles.words}>
            <div
              key={step.id}
              className={towards === null ? styles.still : styles.entering[towards]}
            >
              <StepWords step={step} />
            </div>
          </div>
          <div className={styles.actions}>
            {failed && <NotStored />}
            <div className={styles.buttons}>
              <Button
                tone="quiet"
                disabled={index === 0}
                onClick={() => move('previous', 'control')}
              >
                Back
              </Button>
              <Button block onClick={isLast ? complete : () => move('next', 'control')}>
                {isLast ? 'Get Started' : 'Next'}
              </Button>
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}
