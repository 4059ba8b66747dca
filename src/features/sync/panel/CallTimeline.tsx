import { useState } from 'react';
import { type NotedCall, triesOf } from '@/domain/ledger/call';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { exactTime, tracedLines } from './timelineWords';

/** Calls that are shown at first, and further ones each time. */
const PAGE = 15;

/** The calls that left this device, for testers: to the millisecond, the latest first. */
export function CallTimeline({ calls }: { readonly calls: readonly NotedCall[] }) {
  const [limit, setLimit] = useState(PAGE);
  const tries = triesOf(calls);
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        Calls, the latest first
      </Heading>
      {calls.length === 0 ? (
        <Text size="small" tone="soft">
          Nothing has left this device
        </Text>
      ) : (
        <Stack as="ol" gap="x2" aria-label="Timeline of calls">
          {calls.slice(0, limit).map((call) => {
            const { what, how } = tracedLines(call, tries.get(call.id) ?? null);
            return (
              <li key={call.id}>
                <Text size="small" weight="semibold" tabular>
                  {`${exactTime(new Date(call.at))} ${what}`}
                </Text>
                <Text size="small" tone="soft" tabular>
                  {how}
                </Text>
              </li>
            );
          })}
        </Stack>
      )}
      {calls.length > limit && (
        <Button tone="quiet" block onClick={() => setLimit(limit + PAGE)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
