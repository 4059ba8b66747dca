import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ChatSession } from '@/domain/chat/chatSession';
import { isCalm } from '@/domain/coach/conversation/coachState';
import { useServices } from '@/services/useServices';
import { MessageField } from '@/ui/components/MessageField/MessageField';
import { Status } from '@/ui/components/Status/Status';
import { insertBelow } from '@/ui/insertBelow';
import { Row } from '@/ui/layout/Row';
import { useStore } from '@/ui/state/useStore';
import { useIsKeyboardUp } from '@/ui/typing/useIsKeyboardUp';
import * as styles from './Composer.css';
import { LiveStrip } from './LiveStrip';
import { useComposer } from './useComposer';
import { usePendingSend } from './usePendingSend';
import { WhatIsSent } from './WhatIsSent';

export interface ComposerHandle {
  /** Puts a text that was chosen, not typed, below what is written, and takes the focus. */
  readonly fill: (text: string) => void;
}

export interface ComposerProps {
  readonly ref: Ref<ComposerHandle>;
  /** Null until it is known. */
  readonly session: ChatSession | null;
  readonly isReplying: boolean;
  readonly onSent: () => void;
}

/** Where a message is written. It holds the typed text: a keystroke rerenders nothing else. */
export function Composer({ ref, session, isReplying, onSent }: ComposerProps) {
  const { database, health, clock } = useServices();
  const composer = useComposer(session, { isReplying, onSent });
  const field = useRef<HTMLTextAreaElement>(null);
  const [failed, setFailed] = useState(false);
  const { room } = useStore(health);
  // The notice that says so waits until the keyboard leaves it room.
  const saysNoRoom = useIsKeyboardUp() && room === 'short';
  useImperativeHandle(ref, () => ({
    fill(text) {
      if (field.current === null || !insertBelow(field.current, text)) composer.append(text);
    },
  }));
  const send = () => {
    setFailed(false);
    composer.send().catch(() => setFailed(true));
  };
  const { isOpen, draft } = composer;
  const sendOnceOpen = usePendingSend(field, { isOpen, text: draft.text, send });
  return (
    <div className={styles.composer}>
      <Row gap="hair" wrap>
        <LiveStrip draft={draft} clock={clock} isCalm={isCalm(session?.coach)} />
        <WhatIsSent database={database} />
      </Row>
      {saysNoRoom && (
        <Status tone="bad" shape="line" live>
          No room left on this device. What is written here is not stored: free some space, then try
          again.
        </Status>
      )}
      {failed && !saysNoRoom && (
        <Status tone="bad" shape="line" live>
          This message could not be stored on the device. It is still here: try again.
        </Status>
      )}
      <MessageField
        field={field}
        name="message"
        value={draft.text}
        onChange={composer.onInput}
        canSend={composer.canSend}
        onSend={session === null ? sendOnceOpen : send}
      />
    </div>
  );
}
