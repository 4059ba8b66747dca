import { type ChangeEvent, useState } from 'react';
import { isSendable } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { beats, recordInput, responseTime, timeTaken } from '@/domain/typing/typingMeter';
import { inputKind } from '@/ui/inputKind';
import type { ChatServices } from './chatServices';
import { sendMessage } from './sendMessage';
import { type KeptDraft, useDraft } from './useDraft';
import { useSharedText } from './useSharedText';

export interface Composer extends Pick<KeptDraft, 'draft'> {
  /** The session is known, and what was written in it before. */
  readonly isOpen: boolean;
  readonly canSend: boolean;
  readonly onInput: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Puts in a text that was chosen, not typed. */
  readonly fill: (text: string) => void;
  readonly send: () => Promise<void>;
}

/** The composer of one session, null until it is known: measures the typing and sends. */
export function useComposer(
  services: ChatServices,
  session: ChatSession | null,
  options: { readonly isReplying: boolean; readonly onQueued: () => void },
): Composer {
  const { clock, newId } = services;
  const sessionId = session?.id ?? null;
  const { draft, change, sendAs, append, isLoaded } = useDraft(services, sessionId);
  useSharedText(services.database, isLoaded ? sessionId : null, append);
  const [openedAt] = useState(clock);
  const canSend = session !== null && !options.isReplying && isSendable(draft.text);

  return {
    draft,
    isOpen: session !== null && isLoaded,
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
      if (!canSend || session === null) return;
      const sent = draft;
      const now = clock();
      const askedAt = session.lastAiMessageAt?.getTime() ?? openedAt;
      const id = newId();
      const endSending = sendAs(id);
      try {
        await sendMessage(services, {
          id,
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
      } finally {
        endSending();
      }
    },
  };
}
