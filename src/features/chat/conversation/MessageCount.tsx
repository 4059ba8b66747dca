import { AudioLines } from 'lucide-react';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { messageCountText } from '../messageCountText';
import * as styles from './MessageCount.css';

export interface MessageCountProps {
  readonly count: number;
  /** Asks for the reading of the chat. */
  readonly onReading: () => void;
}

/** How many messages the chat has; as soon as there are any, they can be read together. */
export function MessageCount({ count, onReading }: MessageCountProps) {
  if (count === 0) return <span className={styles.count}>{messageCountText(count)}</span>;
  return (
    <button
      type="button"
      className={joinClassNames(styles.count, styles.reading)}
      aria-haspopup="dialog"
      onClick={onReading}
    >
      <span>{messageCountText(count)}</span>
      <AudioLines size={18} aria-hidden />
      <VisuallyHidden>, reading of this chat</VisuallyHidden>
    </button>
  );
}
