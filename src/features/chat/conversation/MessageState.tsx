import { Check, CheckCheck } from 'lucide-react';
import * as styles from './MessageState.css';

/** Where a message has got to: one check for this device, two once the server has analysed it. */
export function MessageState({ analysed }: { readonly analysed: boolean }) {
  const Icon = analysed ? CheckCheck : Check;
  const words = analysed ? 'Analysed by the server' : 'Saved on this device';
  return (
    <span role="img" aria-label={words} title={words} className={styles.state}>
      <Icon size={14} aria-hidden />
    </span>
  );
}
