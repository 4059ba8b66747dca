import { type ReactNode, useId } from 'react';
import { unseenNative } from '../Field/unseenNative.css';
import * as styles from './Switch.css';

export type SwitchProps = {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled = false,
}: SwitchProps) {
  const id = useId();
  const ids = { label: `${id}label`, description: `${id}description` };
  return (
    <label htmlFor={id} className={styles.row}>
      <span className={styles.words}>
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={ids.description} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <span className={styles.frame}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-labelledby={ids.label}
          aria-describedby={description ? ids.description : undefined}
          className={unseenNative}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span className={styles.track} />
      </span>
    </label>
  );
}
