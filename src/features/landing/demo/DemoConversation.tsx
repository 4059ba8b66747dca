import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { Chip } from '@/ui/components/Chip/Chip';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { TypingBubble } from '@/ui/components/MessageBubble/TypingBubble';
import * as styles from './DemoConversation.css';
import type { DemoMessage, Frame } from './frames';

const BEATS_SHOWN = 20;

function Message({ message }: { readonly message: DemoMessage }) {
  if (message.from === 'ai') {
    return (
      <MessageBubble from="theirs" author="Taal">
        {message.text}
      </MessageBubble>
    );
  }
  const meta = (
    <>
      <BeatBars values={message.beats.slice(-BEATS_SHOWN)} />
      <span>{`${message.speed} WPM · ${message.mood}`}</span>
    </>
  );
  return (
    <MessageBubble from="mine" author="You" meta={meta}>
      {message.text}
    </MessageBubble>
  );
}

/** As the chat draws it: suggestions stand under the last message only. */
export function DemoConversation({ frame }: { readonly frame: Frame }) {
  const last = frame.messages.at(-1);
  const suggestions = last?.from === 'ai' && frame.draft === null ? last.suggestions : [];
  return (
    <div className={styles.conversation}>
      {frame.messages.map((message) => (
        <div key={message.text} className={styles.message}>
          <Message message={message} />
        </div>
      ))}
      {frame.isReplying && <TypingBubble label="AI is typing" />}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} tone="brand">
              {suggestion}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
