import { type RefObject, useState } from 'react';
import { isSendable } from '@/domain/chat/chatMessage';
import type { Match } from '@/domain/matches/match';
import { MessageField } from '@/ui/components/MessageField/MessageField';
import { Text } from '@/ui/components/Text/Text';
import type { Conversations } from './conversations';
import * as styles from './MatchComposer.css';

export interface MatchComposerProps {
  readonly match: Match;
  readonly conversations: Conversations;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function MatchComposer({ match, conversations, field }: MatchComposerProps) {
  const [text, setText] = useState(() => conversations.draft(match.id));
  return (
    <div className={styles.composer}>
      <MessageField
        field={field}
        name="match-message"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          conversations.keepDraft(match.id, target.value);
        }}
        canSend={isSendable(text)}
        onSend={() => {
          if (conversations.send(match, text)) setText('');
        }}
      />
      <div className={styles.note}>
        <Text as="span" size="tiny" tone="soft">
          Kept in memory only: gone when you close Taal
        </Text>
      </div>
    </div>
  );
}
