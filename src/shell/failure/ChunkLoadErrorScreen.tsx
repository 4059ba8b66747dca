import { useEffect, useState } from 'react';
import { hostAnswers } from '@/data/backend/hostAnswers';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { systemTimers } from '@/data/timers';
import { Button } from '@/ui/components/Button/Button';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Page } from '@/ui/layout/Page';
import { startLoad } from '@/ui/state/useLoaded';
import { saveAndReload } from '../reload/saveAndReload';
import { mayReloadFor } from './chunkLoadError';
import { FailurePage } from './FailurePage';

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

  if (step === 'checking') {
    return (
      <Page width="reading" block="roomy">
        <Spinner label="Fetching this screen" />
      </Page>
    );
  }
  return (
    <FailurePage
      title="This screen is not here yet"
      text={`${MISSING[step]} Everything you wrote is safe, and the other screens work.`}
      actions={<Button onClick={() => void tryAgain()}>Try again</Button>}
    />
  );
}
