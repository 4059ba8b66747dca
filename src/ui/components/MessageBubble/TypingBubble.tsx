import { joinClassNames } from '@/ui/joinClassNames';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './MessageBubble.css';

/** Stands where the answer will. `label` is the status' name, such as "AI is typing". */
export function TypingBubble({ label }: { label: string }) {
  return (
    <div className={joinClassNames(styles.message, styles.side.theirs)}>
      <div className={joinClassNames(styles.bubble, styles.shape.theirs)}>
        <Spinner label={label} labelHidden unannounced />
      </div>
    </div>
  );
}
