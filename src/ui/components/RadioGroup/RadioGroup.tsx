import { useId } from 'react';
import { unseenNative } from '../Field/unseenNative.css';
import * as styles from './RadioGroup.css';

export type RadioGroupProps<Value extends string | number> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null before anything is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few. The browser's own buttons: arrow keys go from one to the next. */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <span className={styles.frame}>
              <input
                type="radio"
                name={id}
                className={unseenNative}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.mark} />
            </span>
            <bdi className={styles.words}>{option.label}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}
