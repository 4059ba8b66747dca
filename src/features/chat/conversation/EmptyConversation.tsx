import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './EmptyConversation.css';

const OPENINGS = [
  'Help me write a first message',
  'I am nervous about a first date',
  'How do I tell my parents?',
  'What should my bio say?',
] as const;

/** Says what the assistant is for; not a message, so nothing of it is counted or stored. */
export function EmptyConversation({
  onSuggestion,
}: {
  readonly onSuggestion: (text: string) => void;
}) {
  return (
    <div role="log" aria-label="Conversation" aria-live="off" className={styles.empty}>
      <Stack gap="x3" align="start">
        <MessageBubble from="theirs" author="Taal">
          Nice to see you. What are we working on: a first message, a date, family, or nerves before
          one of them?
        </MessageBubble>
        <div className={styles.openings}>
          {OPENINGS.map((opening) => (
            <ChipButton key={opening} onClick={() => onSuggestion(opening)}>
              {opening}
            </ChipButton>
          ))}
        </div>
        <Link to="/read" className={buttonClass({ tone: 'ghost', size: 'bar', inText: true })}>
          Or read a chat from another app
        </Link>
      </Stack>
    </div>
  );
}
