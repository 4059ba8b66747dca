import { useEffect, useState } from 'react';
import { hostAnswers } from '@/data/backend/hostAnswers';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { systemTimers } from '@/data/timers';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { startLoad } from '@/ui/state/useLoaded';
import { saveAndReload } from '../reload/saveAndReload';
import { mayReloadFor } from './chunkLoadError';
import { ErrorIllustration } from './ErrorIllustration';

const isHostThere = () => hostAnswers(import.meta.env.BASE_URL, systemTimers);

const MISSING = {
  offline: 'A part of it is missing on this device, and there is no network to fetch it.',
  gone: 'A part of it is missing, here and on the server.',
} as const;

export interface MissingPartScreenProps {
  readonly error: Error;
  readonly database: TaalDatabase;
}

/** A part of this screen is neither on the device nor on the server, or there is no network. */
export function ChunkLoadErrorScreen({ error, database }: MissingPartScreenProps) {
  const [step, setStep] = useState<'checking' | 'offline' | 'gone'>('checking');

  useEffect(() => {
    async function mend(signal: AbortSignal) {
      if (!(await isHostThere())) return 'offline';
      if (signal.aborted || !mayReloadFor(error)) return 'gone';
      await saveAndReload(database);
      return null;
    }
    return startLoad(mend, setStep);
  }, [error, database]);

  async function tryAgain(): Promise<void> {
    setStep('checking');
    if (await isHostThere()) await saveAndReload(database);
    else setStep('offline');
  }

  return (
    <Page width="reading" block="roomy">
      {step === 'checking' ? (
        <Spinner label="Fetching this screen" />
      ) : (
        <Stack gap="x6">
          <ErrorIllustration />
          <Stack gap="x5" align="start">
            <Stack gap="x3">
              <Heading level={1}>This screen is not here yet</Heading>
              <Text tone="soft">
                {`${MISSING[step]} Everything you wrote is safe, and the other screens work.`}
              </Text>
            </Stack>
            <Button onClick={() => void tryAgain()}>Try again</Button>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
