import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './Field.css';

/** What ties a control to its label, hint and error: spread it on Input, TextArea or Select. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: string;
  labelHidden?: boolean;
  /** Says so beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

export function Field({
  label,
  labelHidden = false,
  optional = false,
  hint,
  error,
  children,
}: FieldProps) {
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const described = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ');
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div>
          {name}
          {optional && <span className={styles.optional}> (optional)</span>}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div aria-live="polite" className={styles.refusal}>
        {error && (
          <p id={ids.error} className={styles.error}>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
