import { type ChangeEvent, useState } from 'react';
import { isSendable } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { beats, recordInput, responseTime, timeTaken } from '@/domain/typing/typingMeter';
import { inputKind } from '@/ui/inputKind';
import type { ChatServices } from './chatServices';
import { sendMessage } from './sendMessage';
import { type KeptDraft, useDraft } from './useDraft';

export interface Composer extends Pick<KeptDraft, 'draft'> {
  readonly canSend: boolean;
  readonly onInput: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Puts in a text that was chosen, not typed. */
  readonly fill: (text: string) => void;
  readonly send: () => Promise<void>;
}

/** The composer of one session: measures the typing and sends. */
export function useComposer(
  services: ChatServices,
  session: ChatSession,
  options: { readonly isReplying: boolean; readonly onQueued: () => void },
): Composer {
  const { clock } = services;
  const { draft, change, clear } = useDraft(services, session.id);
  const [openedAt] = useState(clock);
  const canSend = !options.isReplying && isSendable(draft.text);

  return {
    draft,
    canSend,
    onInput({ target, nativeEvent }) {
      const text = target.value;
      const input = { at: clock(), kind: inputKind(nativeEvent), empty: text === '' };
      change({ text, meter: recordInput(draft.meter, input) });
    },
    fill(text) {
      const input = { at: clock(), kind: 'inserted', empty: false } as const;
      change({ text, meter: recordInput(draft.meter, input) });
    },
    async send() {
      if (!canSend) return;
      const sent = draft;
      const now = clock();
      const askedAt = session.lastAiMessageAt?.getTime() ?? openedAt;
      clear();
      try {
        await sendMessage(services, {
          sessionId: session.id,
          text: sent.text,
          timeTaken: timeTaken(sent.meter, now),
          responseTime: responseTime(sent.meter, askedAt, now),
          beats: beats(sent.meter),
        });
        options.onQueued();
      } catch (error) {
        change(sent);
        throw error;
      }
    },
  };
}
