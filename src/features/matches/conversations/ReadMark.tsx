import { Check, CheckCheck } from 'lucide-react';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './ReadMark.css';

/** One tick for sent, two once the program that answers has it. */
export function ReadMark({ read }: { readonly read: boolean }) {
  const Icon = read ? CheckCheck : Check;
  return (
    <span className={joinClassNames(styles.mark, read ? styles.tone.read : styles.tone.sent)}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{read ? 'Read by Taal' : 'Sent'}</VisuallyHidden>
    </span>
  );
}
