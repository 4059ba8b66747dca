import type { ChangeEvent } from 'react';
import { isSendable } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import {
  beats,
  pauseMeter,
  recordInput,
  responseTime,
  timeTaken,
} from '@/domain/typing/typingMeter';
import { inputKind } from '@/ui/inputKind';
import { useOnHide } from '@/ui/useOnHide';
import { useShownAt } from '@/ui/useShownAt';
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
  const shownAt = useShownAt(clock);
  useOnHide(() => {
    const { text, meter } = draft;
    if (meter.lastKeystrokeAt !== null) change({ text, meter: pauseMeter(meter, clock()) });
  });
  const canSend = session !== null && !options.isReplying && isSendable(draft.text);

  return {
    draft,
    isOpen: session !== null && isLoaded,
    canSend,
    onInput({ target, nativeEvent }) {
      const text = target.value;
      const kind = inputKind(nativeEvent);
      const input = { at: clock(), kind, empty: text === '', shownAt: shownAt.current };
      change({ text, meter: recordInput(draft.meter, input) });
    },
    fill(text) {
      const at = clock();
      const input = { at, kind: 'inserted', empty: false, shownAt: shownAt.current } as const;
      change({ text, meter: recordInput(draft.meter, input) });
    },
    async send() {
      if (!canSend || session === null) return;
      const sent = draft;
      const now = clock();
      const askedAt = session.lastAiMessageAt?.getTime() ?? null;
      const asked = { askedAt, shownAt: shownAt.current };
      const id = newId();
      const endSending = sendAs(id);
      try {
        await sendMessage(services, {
          id,
          sessionId: session.id,
          text: sent.text,
          timeTaken: timeTaken(sent.meter, now),
          responseTime: responseTime(sent.meter, asked, now),
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
