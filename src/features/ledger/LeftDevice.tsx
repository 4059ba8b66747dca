import { useEffect, useEffectEvent, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { leavingOfBuild, NEVER_LEAVES } from '@/data/whatLeaves';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { CallItem } from './CallItem';
import { useLedger } from './useLedger';

/** Calls that are shown at first, and further ones each time. */
const PAGE = 10;

const INCOGNITO = {
  on: 'Incognito is on: nothing is sent, and nothing is added here. Only Check now in Sync status still asks the server, without data.',
  off: 'The switch Incognito, above, stops all of it.',
} as const;

export interface LeftDeviceProps {
  readonly database: TaalDatabase;
  /** The card has its height: what lies below it can be shown, and is not moved. */
  readonly onRead: () => void;
}

/**
 * What left this device, or tried to: the last 500 calls, kept here and sent nowhere (rule “What
 * left the device”).
 */
export function LeftDevice({ database, onRead }: LeftDeviceProps) {
  const ledger = useLedger(database);
  const [limit, setLimit] = useState(PAGE);
  const tell = useEffectEvent(onRead);
  const isRead = ledger !== null;
  useEffect(() => {
    if (isRead) tell();
  }, [isRead]);
  if (ledger === null) return null;
  if (ledger === 'unreadable') return <Text>What left this device cannot be read now.</Text>;
  const { calls, here, held } = ledger;
  return (
    <Card as="section" aria-labelledby="left-device">
      <Stack gap="x3">
        <Heading level={2} size="title" id="left-device">
          What left this device
        </Heading>
        <Text size="note" tone="soft">
          {`This is sent to Taal’s server. ${NEVER_LEAVES}`}
        </Text>
        <Stack as="ul" gap="x2" aria-label="What is sent">
          {leavingOfBuild.map(({ path, sentence }) => (
            <Text as="li" key={path} size="note" tone="soft">
              {sentence}
            </Text>
          ))}
        </Stack>
        <Text size="note" tone="soft">
          The last 500 calls are listed here, and the list itself is never sent.
        </Text>
        <Text size="note" tone="soft">
          {held ? INCOGNITO.on : INCOGNITO.off}
        </Text>
        {calls.length === 0 ? (
          <Text>Nothing has left this device</Text>
        ) : (
          <>
            <Stack as="ul" gap="x3" aria-label="Calls">
              {calls.slice(0, limit).map((call) => (
                <CallItem
                  key={call.id}
                  call={call}
                  isMessageHere={here.has(call.message?.messageId ?? '')}
                />
              ))}
            </Stack>
            {calls.length > limit && (
              <Button tone="quiet" block onClick={() => setLimit(limit + PAGE)}>
                Show more
              </Button>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
