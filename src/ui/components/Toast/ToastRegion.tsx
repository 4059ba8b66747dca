import { OnTop } from '../../topLayer/OnTop';
import { Toast, type ToastMessage } from './Toast';
import * as styles from './Toast.css';

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  seconds?: number;
};

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function ToastRegion({ toasts, onDismiss, seconds = 8 }: ToastRegionProps) {
  return (
    <OnTop>
      <div role="status" aria-live="polite" className={styles.region}>
        {toasts.map((message) => (
          <Toast key={message.id} message={message} seconds={seconds} onDismiss={onDismiss} />
        ))}
      </div>
    </OnTop>
  );
}
