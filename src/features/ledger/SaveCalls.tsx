import { useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Call } from '@/domain/ledger/call';
import { reportOf } from '@/domain/ledger/callWords';
import { harOf, type Texts } from '@/domain/ledger/harOf';
import { Button } from '@/ui/components/Button/Button';
import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Text } from '@/ui/components/Text/Text';
import { type HandedOver, handOver } from '@/ui/files/handOver';
import { pageFileWays } from '@/ui/files/pageFileWays';
import { Row } from '@/ui/layout/Row';
import { loadable } from '@/ui/loadable';

// Hardly anybody asks for it.
const SaveTextsDialog = loadable(() => import('./SaveTextsDialog'));

export interface SaveCallsProps {
  readonly services: { readonly database: TaalDatabase; readonly timers: Timers };
  readonly calls: readonly Call[];
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

function harFile({ calls, app, backend }: SaveCallsProps, texts?: Texts): File {
  const text = JSON.stringify(harOf(calls, backend, app, texts), null, 2);
  return new File([text], 'taal-calls.har', { type: 'application/json' });
}

/**
 * Takes the list of calls away: without what was written, unless a person asks for it and agrees
 * once more.
 */
export function SaveCalls(props: SaveCallsProps) {
  const { services, calls, app } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [saved, setSaved] = useState<HandedOver | null>(null);
  const hasMessages = calls.some(({ message }) => message !== null);

  async function save(texts?: Texts): Promise<void> {
    setSaved(await handOver(harFile(props, texts), pageFileWays(services.timers)));
  }

  return (
    <>
      <Row wrap>
        <CopyText
          text={() => reportOf(calls, app)}
          label="Copy report"
          done="Copied, without any message"
          fieldLabel="The report"
        />
        <Button tone="quiet" onClick={() => void save()}>
          Save as HAR
        </Button>
        {hasMessages && (
          <Button tone="ghost" block aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Save with message texts…
          </Button>
        )}
      </Row>
      <div role="status">{saved !== null && <Text tone="soft">{SAID[saved]}</Text>}</div>
      {isAsking && (
        <SaveTextsDialog
          database={services.database}
          calls={calls}
          onSave={(texts) => {
            setIsAsking(false);
            void save(texts);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
