import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import { control } from '../Field/control.css';
import * as styles from './Input.css';

export type InputProps = NativeProps<'input'> & {
  /** Stands before the text; decoration. */
  icon?: ReactNode;
  /** Stands after it, such as an IconButton that clears the field. */
  trailing?: ReactNode;
};

export function Input({ icon, trailing, ...rest }: InputProps) {
  const className = joinClassNames(
    control,
    Boolean(icon) && styles.withIcon,
    Boolean(trailing) && styles.withTrailing,
  );
  return (
    <div className={styles.wrapper}>
      <input {...rest} className={className} />
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
