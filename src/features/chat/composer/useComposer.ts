import type { ChangeEvent } from 'react';
import type { KeptDraft } from '@/data/drafts/draftKeeper';
import { isSendable } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { hesitationOf } from '@/domain/typing/hesitation';
import { beats, responseTime, timeTaken } from '@/domain/typing/typingMeter';
import { useServices } from '@/services/useServices';
import { useShownAt } from '@/ui/page/useShownAt';
import { inputChanges } from '@/ui/typing/inputChanges';
import { sendMessage } from './sendMessage';
import { useDraft } from './useDraft';
import { useSharedText } from './useSharedText';

export interface Composer extends Pick<KeptDraft, 'draft'> {
  /** The session is known, and what was written in it before. */
  readonly isOpen: boolean;
  readonly canSend: boolean;
  readonly onInput: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Puts in, below what is written, a text that was chosen, not typed. */
  readonly append: (text: string) => void;
  readonly send: () => Promise<void>;
}

/** The composer of one session, null until it is known: measures the typing and sends. */
export function useComposer(
  session: ChatSession | null,
  options: { readonly isReplying: boolean; readonly onSent: () => void },
): Composer {
  const services = useServices();
  const { clock } = services;
  const sessionId = session?.id ?? null;
  const [{ draft, isLoaded }, keeper] = useDraft(sessionId);
  useSharedText(services.database, isLoaded ? sessionId : null, keeper.append);
  const shownAt = useShownAt(clock);
  const canSend = session !== null && !options.isReplying && isSendable(draft.text);

  return {
    draft,
    isOpen: session !== null && isLoaded,
    canSend,
    onInput({ target, nativeEvent }) {
      const changes = inputChanges(nativeEvent, target.value, clock());
      const [first] = changes;
      // What was typed before the app was there answers a chat that the document showed.
      const isEarly = first !== undefined && first.at < shownAt.current;
      const since = isEarly ? Math.min(first.at, performance.timeOrigin) : shownAt.current;
      keeper.type(
        target.value,
        changes.map((change) => ({ ...change, shownAt: since })),
      );
    },
    append: (text) => keeper.append(text, shownAt.current),
    async send() {
      if (!canSend || session === null) return;
      const now = clock();
      const asked = {
        askedAt: session.lastAiMessageAt?.getTime() ?? null,
        shownAt: shownAt.current,
      };
      const sending = keeper.send();
      const { id, text, meter } = sending.draft;
      try {
        await sendMessage(services, {
          ...(id === undefined ? {} : { id }),
          sessionId: session.id,
          text,
          timeTaken: timeTaken(meter, now),
          responseTime: responseTime(meter, asked, now),
          beats: beats(meter),
          hesitation: hesitationOf(sending.draft, now),
        });
        sending.sent();
        options.onSent();
      } catch (error) {
        sending.failed();
        throw error;
      }
    },
  };
}
