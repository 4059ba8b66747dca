import { AudioLines } from 'lucide-react';
import { messageCountText } from '../messageCountText';
import * as styles from './MessageCount.css';

export interface MessageCountProps {
  readonly count: number;
  /** Asks for the reading of the chat. */
  readonly onReading: () => void;
}

/** Asks for the reading of a chat, which has one as soon as it has messages. */
export function MessageCount({ count, onReading }: MessageCountProps) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.reading}
      title="Reading of this chat"
      aria-label={`${messageCountText(count)}, reading of this chat`}
      aria-haspopup="dialog"
      onClick={onReading}
    >
      <AudioLines size={20} aria-hidden />
    </button>
  );
}
