import { memo } from 'react';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { MenuButton } from '@/ui/components/Menu/MenuButton';
import { HelplineText } from '@/ui/components/MessageBubble/HelplineText';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { MessageText } from '@/ui/components/MessageBubble/MessageText';
import { TimeOfDay } from '@/ui/components/TimeOfDay/TimeOfDay';
import { ITEM } from '@/ui/focus/focusItem';
import { Stack } from '@/ui/layout/Stack';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './ChatMessageRow.css';
import { DraftActions } from './DraftActions';
import { MessageState } from './MessageState';

export interface ChatMessageRowProps {
  readonly message: ChatMessage;
  /** Suggestions stand under the last message only. */
  readonly isLast: boolean;
  readonly onSuggestion: (text: string) => void;
  /** Asks for the reading of the message. */
  readonly onReading: (id: string) => void;
  /** Takes a text into the chat with a match. */
  readonly onUse: (matchId: string, draft: string) => void;
  readonly isMenuOpen: boolean;
  /** Asks for the menu of the message, beside the button that was pressed. */
  readonly onActions: (id: string, anchor: HTMLElement) => void;
}

/** The language of an answer as a tag, where it is not that of the page. */
const TAGS = { en: undefined, hinglish: 'hi-Latn', hi: 'hi' } as const;

/** Does not render while the list scrolls, which asks for all rows in view at every frame. */
export const ChatMessageRow = memo(function ChatMessageRow(props: ChatMessageRowProps) {
  const { message, isLast, onSuggestion, onReading, onUse, isMenuOpen, onActions } = props;
  const time = <TimeOfDay at={message.timestamp} />;
  const actions = (
    <MenuButton
      {...{ [ITEM]: message.id }}
      label="Message actions"
      isOpen={isMenuOpen}
      onClick={({ currentTarget }) => onActions(message.id, currentTarget)}
    />
  );
  if (message.sender === 'user') {
    const speed = message.typingSpeed > 0 ? `${message.typingSpeed} WPM · ` : '';
    return (
      <MessageBubble
        from="mine"
        author="You"
        meta={
          <>
            {/* Beside words of danger no speed and no mood: they would be cruel there. */}
            {message.isSensitive !== true && (
              <button
                type="button"
                className={styles.reading}
                aria-haspopup="dialog"
                onClick={() => onReading(message.id)}
              >
                <VisuallyHidden>Reading of this message: </VisuallyHidden>
                {message.beats.length > 0 && <BeatBars values={message.beats.slice(-20)} />}
                <span>{speed + message.sentiment}</span>
              </button>
            )}
            {time}
            <MessageState analysed={message.analysedByBackend} />
            {actions}
          </>
        }
      >
        <MessageText text={message.text} />
      </MessageBubble>
    );
  }
  const { offer } = message;
  return (
    <Stack gap="x3" align="start">
      <MessageBubble
        from="theirs"
        author="Taal"
        meta={
          <>
            {time}
            {actions}
          </>
        }
      >
        {offer === undefined ? (
          <MessageText text={message.text} />
        ) : (
          <HelplineText text={message.text} language={TAGS[offer.language]} />
        )}
      </MessageBubble>
      {offer !== undefined && offer.draft !== null && (
        <DraftActions draft={offer.draft} forMatch={offer.forMatch} onUse={onUse} />
      )}
      {isLast && (
        <div className={styles.suggestions}>
          {message.aiAnalysis.suggestions.map((suggestion) => (
            <ChipButton key={suggestion} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </ChipButton>
          ))}
        </div>
      )}
    </Stack>
  );
});
