import { type RefObject, useState } from 'react';
import { MessageField } from '@/ui/components/MessageField/MessageField';
import { Status } from '@/ui/components/Status/Status';
import * as styles from './Composer.css';
import { LiveStrip } from './LiveStrip';
import type { Composer as ComposerState } from './useComposer';

export interface ComposerProps {
  readonly composer: ComposerState;
  readonly clock: () => number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function Composer({ composer, clock, field }: ComposerProps) {
  const [failed, setFailed] = useState(false);
  const send = () => {
    setFailed(false);
    composer.send().catch(() => setFailed(true));
  };
  return (
    <div className={styles.composer}>
      <LiveStrip draft={composer.draft} clock={clock} />
      {failed && (
        <Status tone="bad" shape="line" live>
          This message could not be stored on the device. It is still here: try again.
        </Status>
      )}
      <MessageField
        field={field}
        value={composer.draft.text}
        onChange={composer.onInput}
        canSend={composer.canSend}
        onSend={send}
      />
    </div>
  );
}
