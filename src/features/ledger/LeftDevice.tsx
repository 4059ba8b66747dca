import { useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Call } from '@/domain/ledger/call';
import { reportOf } from '@/domain/ledger/callWords';
import { harOf } from '@/domain/ledger/harOf';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { type HandedOver, handOver } from '@/ui/files/handOver';
import { pageFileWays } from '@/ui/files/pageFileWays';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { CallItem } from './CallItem';
import { useCalls } from './useCalls';

/** Calls that are shown at first, and further ones each time. */
const PAGE = 10;

export interface LeftDeviceProps {
  readonly services: { readonly database: TaalDatabase; readonly timers: Timers };
  /** The version of Taal, for the report. */
  readonly app: string;
  /** The address of the backend, for the HAR. */
  readonly backend: string;
}

const SAID: Readonly<Record<HandedOver, string>> = {
  shared: 'Handed to the app that you chose.',
  downloaded: 'Saved in this browser’s downloads.',
  closed: 'You closed the share sheet. Nothing was saved.',
  tooLate: 'The file is ready, and not saved yet. Press once more.',
  nowhere: 'From the home screen, this device lets no file be saved. Nothing was saved.',
};

function harFile(calls: readonly Call[], { app, backend }: LeftDeviceProps): File {
  const text = JSON.stringify(harOf(calls, backend, app), null, 2);
  return new File([text], 'taal-calls.har', { type: 'application/json' });
}

/** What left this device, or tried to: the last 500 calls, kept here and sent nowhere (rule R87). */
export function LeftDevice(props: LeftDeviceProps) {
  const { services, app } = props;
  const calls = useCalls(services.database);
  const [limit, setLimit] = useState(PAGE);
  const [saved, setSaved] = useState<HandedOver | null>(null);
  if (calls === null) return null;

  async function save(all: readonly Call[]): Promise<void> {
    setSaved(await handOver(harFile(all, props), pageFileWays(services.timers)));
  }

  return (
    <Card as="section" aria-labelledby="left-device">
      <Stack gap="x3">
        <Heading level={2} size="title" id="left-device">
          What left this device
        </Heading>
        <Text size="note" tone="soft">
          Messages to the coach are sent for analysis, and your profile when you save it. Chats as a
          whole, likes and photos never are. This list stays here, the last 500 calls of it.
        </Text>
        {calls.length === 0 ? (
          <Text>Nothing has left this device</Text>
        ) : (
          <>
            <Stack as="ul" gap="x3" aria-label="Calls">
              {calls.slice(0, limit).map((call) => (
                <CallItem key={`${call.at} ${call.path}`} call={call} />
              ))}
            </Stack>
            {calls.length > limit && (
              <Button tone="quiet" block onClick={() => setLimit(limit + PAGE)}>
                Show more
              </Button>
            )}
            <Row wrap>
              <CopyText
                text={() => reportOf(calls, app)}
                label="Copy report"
                done="Copied, without any message"
                fieldLabel="The report"
              />
              <Button tone="quiet" onClick={() => void save(calls)}>
                Save as HAR
              </Button>
            </Row>
          </>
        )}
        <div role="status">{saved !== null && <Text tone="soft">{SAID[saved]}</Text>}</div>
      </Stack>
    </Card>
  );
}
