import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Notice.css';

export type NoticeProps = {
  title: string;
  tone?: keyof typeof styles.tone;
  icon: ReactNode;
  /** A button, or two. */
  action?: ReactNode;
  /** Left out where the notice must stay. */
  onDismiss?: (() => void) | undefined;
  /** One sentence, two at most. */
  children: ReactNode;
};

/** News about the app itself. It never takes the focus and never stops anyone. */
export function Notice({ title, tone = 'brand', icon, action, onDismiss, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span aria-hidden className={`${styles.icon} ${styles.tone[tone]}`}>
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.body}>{children}</p>
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          label={`Dismiss: ${title}`}
          icon={<X size={18} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
