import type { ReactNode } from 'react';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';

/** A rhythm that missed its beat, and found it again. */
const MISSED = [
  0.2, 0.4, 0.65, 0.45, 0.8, 0.6, 0.95, 0.7, 0.5, 0.75, 0.4, 0.2, 0.08, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0.08, 0.25, 0.45, 0.3, 0.55, 0.4, 0.25, 0.15,
];

export interface FailurePageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** Stands in for a screen, or for all of Taal. */
export function FailurePage({ title, text, actions, children }: FailurePageProps) {
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x6">
        <BeatBars size="hero" fill values={MISSED} />
        <Stack gap="x5" align="start">
          <Stack gap="x3">
            <Heading level={1}>{title}</Heading>
            <Text tone="soft">{text}</Text>
          </Stack>
          {actions}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
