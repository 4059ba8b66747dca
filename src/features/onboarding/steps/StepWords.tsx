import { useServices } from '@/services/useServices';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { TryRhythm } from '../trial/TryRhythm';
import { IncognitoChoice } from './IncognitoChoice';
import { InterestChips } from './InterestChips';
import { StepPoints } from './StepPoints';
import * as styles from './StepWords.css';
import type { OnboardingStep } from './steps';
import { WelcomeBeat } from './WelcomeBeat';

export interface StepWordsProps {
  readonly step: OnboardingStep;
}

export function StepWords({ step }: StepWordsProps) {
  const { database } = useServices();
  return (
    <>
      <div className={styles.opening}>
        <Heading level={1} tabIndex={-1}>
          {step.title}
        </Heading>
        <Text size="lead" tone="soft">
          {step.text}
        </Text>
      </div>
      {step.id === 'welcome' && <WelcomeBeat />}
      {step.id === 'rhythm' && <TryRhythm />}
      {step.id === 'interests' && <InterestChips database={database} />}
      {step.id === 'on-this-device' && <IncognitoChoice database={database} />}
      {step.points !== undefined && <StepPoints points={step.points} />}
    </>
  );
}
