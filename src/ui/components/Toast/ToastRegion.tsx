import { OnTop } from '../../topLayer/OnTop';
import { Toast, type ToastMessage } from './Toast';
import * as styles from './Toast.css';

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  seconds?: number;
};

/** Seconds: a toast lies on what is below it, such as the field of a chat. */
const TO_READ = 5;
const TO_ACT = 8;

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function ToastRegion({ toasts, onDismiss, seconds }: ToastRegionProps) {
  return (
    <OnTop>
      <div role="status" aria-live="polite" className={styles.region}>
        {toasts.map((message) => (
          <Toast
            key={message.id}
            message={message}
            seconds={seconds ?? (message.action === undefined ? TO_READ : TO_ACT)}
            onDismiss={onDismiss}
          />
        ))}
      </div>
    </OnTop>
  );
}
