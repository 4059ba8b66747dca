import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Status } from '@/ui/components/Status/Status';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import * as styles from './Composer.css';
import { LiveStrip } from './LiveStrip';
import type { Composer as ComposerState } from './useComposer';

export interface ComposerProps {
  readonly composer: ComposerState;
  readonly clock: () => number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Enter that ends a word of an input method; Safari reports it only by the code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

export function Composer({ composer, clock, field }: ComposerProps) {
  const [failed, setFailed] = useState(false);
  const send = () => {
    setFailed(false);
    composer.send().catch(() => setFailed(true));
    field.current?.focus();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <LiveStrip draft={composer.draft} clock={clock} />
      {failed && (
        <Status tone="bad" shape="line" live>
          This message could not be stored on the device. It is still here: try again.
        </Status>
      )}
      <div className={styles.row}>
        <TextArea
          ref={field}
          aria-label="Message"
          placeholder="Write a message"
          enterKeyHint="send"
          value={composer.draft.text}
          onChange={composer.onInput}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <IconButton
          type="submit"
          label="Send"
          tone="primary"
          size="phone"
          icon={<ArrowUp size={22} strokeWidth={2.5} aria-hidden />}
          disabled={!composer.canSend}
        />
      </div>
    </form>
  );
}
