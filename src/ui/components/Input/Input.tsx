import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import { control } from '../Field/control.css';
import { useTypedBefore } from '../Field/typedBefore';
import * as styles from './Input.css';

export type InputProps = Omit<NativeProps<'input'>, 'ref'> & {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Stands before the text; decoration. */
  icon?: ReactNode;
  /** Stands after it, such as an IconButton that clears the field. */
  trailing?: ReactNode;
};

export function Input({ ref, icon, trailing, ...rest }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useTypedBefore(input, rest.value);
  const className = joinClassNames(
    control,
    Boolean(icon) && styles.withIcon,
    Boolean(trailing) && styles.withTrailing,
  );
  return (
    <div className={styles.wrapper}>
      <input dir="auto" {...rest} ref={input} className={className} />
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
