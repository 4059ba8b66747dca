import type { ReactNode } from 'react';
import type { OutboxEntry } from '@/data/outbox/entry';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useToday } from '@/ui/page/usePresent';
import { momentText } from '../momentText';
import type { EntryActions } from './entryActions';

const TITLES = { analyze: 'A message', 'user-profile': 'Your profile' } as const;

export interface EntryCardProps {
  readonly entry: OutboxEntry;
  /** Absent where nothing can be done about it. */
  readonly actions?: EntryActions;
  readonly children: ReactNode;
}

/** An entry of the queue, by when it was made, with what can be done about it. */
export function EntryCard({ entry, actions, children }: EntryCardProps) {
  const { sequence } = entry;
  const today = useToday();
  return (
    <Card as="li" tone="flat" padding="snug">
      <Stack gap="x3">
        <Text weight="semibold">{`${TITLES[entry.kind]} · ${momentText(entry.createdAt, today)}`}</Text>
        {children}
        {actions !== undefined && (
          <Row gap="x2" wrap>
            <Button tone="quiet" size="bar" onClick={() => actions.retry(sequence)}>
              Retry
            </Button>
            <Button tone="ghost" size="bar" onClick={() => actions.discard(sequence)}>
              Discard
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
