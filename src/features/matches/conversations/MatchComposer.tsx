import type { RefObject } from 'react';
import { isSendable } from '@/domain/chat/chatMessage';
import type { Match } from '@/domain/matches/match';
import { useServices } from '@/services/useServices';
import { MessageField } from '@/ui/components/MessageField/MessageField';
import { Text } from '@/ui/components/Text/Text';
import { inputChanges } from '@/ui/typing/inputChanges';
import type { Conversations } from './conversations';
import * as styles from './MatchComposer.css';
import { useMatchDraft } from './useMatchDraft';

export interface MatchComposerProps {
  readonly match: Match;
  readonly conversations: Conversations;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** To be remounted for each match: text written for one must not reach another. */
export function MatchComposer({ match, conversations, field }: MatchComposerProps) {
  const { clock } = useServices();
  const [{ draft }, keeper] = useMatchDraft(match.id);
  return (
    <div className={styles.composer}>
      <MessageField
        field={field}
        name="match-message"
        value={draft.text}
        onChange={({ target, nativeEvent }) => {
          keeper.type(target.value, inputChanges(nativeEvent, target.value, clock()));
        }}
        canSend={isSendable(draft.text)}
        onSend={() => {
          if (conversations.send(match, draft.text)) keeper.type('', []);
        }}
      />
      <div className={styles.note}>
        <Text as="span" size="tiny" tone="soft">
          Answered on this device. Only what you show the coach is sent, for analysis.
        </Text>
      </div>
      <div className={styles.note}>
        <Text as="span" size="tiny" tone="soft">
          Kept in memory only: gone when you close Taal
        </Text>
      </div>
    </div>
  );
}
