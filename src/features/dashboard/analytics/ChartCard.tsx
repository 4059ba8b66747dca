import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { SampleMark } from '../SampleMark';

export interface ChartCardProps {
  readonly title: string;
  readonly sample: boolean;
  /** What the numbers cover, at the end of the line. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A chart in its card, marked as long as its numbers are samples. */
export function ChartCard({ title, sample, note, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="x3">
        <Row justify="between" gap="x3" wrap>
          <Row gap="x2" wrap>
            <Heading level={2} size="card" id={id}>
              {title}
            </Heading>
            {sample && <SampleMark />}
          </Row>
          {note !== undefined && (
            <Text as="span" size="small" tone="soft" tabular oneLine>
              {note}
            </Text>
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
