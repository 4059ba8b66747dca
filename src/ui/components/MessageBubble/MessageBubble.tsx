import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './MessageBubble.css';

export type MessageBubbleProps = {
  from: keyof typeof styles.shape;
  /** Read out before the text, as the eye reads the side. */
  author: string;
  /** The quiet line below: rhythm, time, read marks. */
  meta?: ReactNode;
  children: ReactNode;
};

export function MessageBubble({ from, author, meta, children }: MessageBubbleProps) {
  return (
    <div className={joinClassNames(styles.message, styles.side[from])}>
      <div dir="auto" className={joinClassNames(styles.bubble, styles.shape[from])}>
        {/* With a direction of its own it has no say in that of the message. */}
        <VisuallyHidden dir="ltr">{`${author}: `}</VisuallyHidden>
        {textInElement(children)}
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
  );
}
