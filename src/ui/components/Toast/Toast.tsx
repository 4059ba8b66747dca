import { X } from 'lucide-react';
import { focusItem } from '@/ui/focus/focusItem';
import * as styles from './Toast.css';
import { useTimeout } from './useTimeout';

export type ToastMessage = {
  id: string;
  text: string;
  action?: {
    label: string;
    onAction: () => void;
    /** The list entry that it brings back, which then has the focus. */
    restores?: string | undefined;
  };
};

type ToastProps = { message: ToastMessage; seconds: number; onDismiss: (id: string) => void };

export function Toast({ message: { id, text, action }, seconds, onDismiss }: ToastProps) {
  const clock = useTimeout(() => onDismiss(id), seconds);
  const act = () => {
    action?.onAction();
    onDismiss(id);
    if (action?.restores !== undefined) focusItem(action.restores);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the clock while it is read
    <div
      className={styles.toast}
      onPointerEnter={clock.stop}
      onPointerLeave={clock.start}
      onFocus={clock.stop}
      onBlur={clock.start}
    >
      <span className={styles.words}>{text}</span>
      {action && (
        <button type="button" className={styles.button} onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className={styles.button}
        onClick={() => onDismiss(id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
