import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Logo } from '@/ui/components/Logo/Logo';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { steps } from './steps';

export interface OnboardingScreenProps {
  /** Onboarding was finished or skipped. */
  readonly onComplete: () => Promise<void>;
}

export function OnboardingScreen({ onComplete }: OnboardingScreenProps) {
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  const complete = () => void onComplete();
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x8">
        <Row justify="between">
          <Logo />
          <Button tone="ghost" size="bar" onClick={complete}>
            Skip
          </Button>
        </Row>
        <Stack gap="x2">
          <Text size="small" tone="soft">
            Step {index + 1} of {steps.length}
          </Text>
          <progress aria-label="Onboarding" max={steps.length} value={index + 1} />
        </Stack>
        <Stack gap="x4">
          <Heading level={1}>{step.title}</Heading>
          <Text size="lead">{step.text}</Text>
        </Stack>
        <Row justify="between">
          <Button tone="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Back
          </Button>
          <Button onClick={isLast ? complete : () => setIndex(index + 1)}>
            {isLast ? 'Get Started' : 'Next'}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}
