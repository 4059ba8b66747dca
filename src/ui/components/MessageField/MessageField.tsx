import { ArrowUp } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { TextArea } from '../TextArea/TextArea';
import { isSendKey } from './isSendKey';
import * as styles from './MessageField.css';

export type MessageFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What tells this field from the others of Taal. */
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  canSend: boolean;
  /** Enter was pressed, which it can be while there is nothing to send, or Send. */
  onSend: () => void;
};

/** Where a message is written and sent; the focus stays for the next one. */
export function MessageField({ field, name, value, onChange, canSend, onSend }: MessageFieldProps) {
  const send = () => {
    onSend();
    field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        name={name}
        aria-label="Message"
        placeholder="Write a message"
        // The browser would bring back words that were erased; Taal keeps its own.
        autoComplete="off"
        enterKeyHint="send"
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent)) return;
          event.preventDefault();
          // Held down, it has sent already, and what is written since was not read.
          if (!event.repeat) send();
        }}
      />
      <IconButton
        type="submit"
        label="Send"
        tone="primary"
        size="phone"
        icon={<ArrowUp size={22} strokeWidth={2.5} aria-hidden />}
        disabled={!canSend}
      />
    </form>
  );
}
