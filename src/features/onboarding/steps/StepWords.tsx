import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import type { OnboardingServices } from '../onboardingServices';
import { TryRhythm } from '../trial/TryRhythm';
import { IncognitoChoice } from './IncognitoChoice';
import { InterestChips } from './InterestChips';
import { StepPoints } from './StepPoints';
import * as styles from './StepWords.css';
import type { OnboardingStep } from './steps';
import { WelcomeBeat } from './WelcomeBeat';

export interface StepWordsProps {
  readonly step: OnboardingStep;
  readonly services: OnboardingServices;
}

export function StepWords({ step, services }: StepWordsProps) {
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
      {step.id === 'rhythm' && <TryRhythm services={services} />}
      {step.id === 'interests' && <InterestChips database={services.database} />}
      {step.id === 'on-this-device' && <IncognitoChoice database={services.database} />}
      {step.points !== undefined && <StepPoints points={step.points} />}
    </>
  );
}
