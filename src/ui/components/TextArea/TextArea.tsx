import { type Ref, useImperativeHandle } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import { control } from '../Field/control.css';
import { useTypedBefore } from '../Field/typedBefore';
import * as styles from './TextArea.css';
import { useAutoGrow } from './useAutoGrow';

export type TextAreaProps = Omit<NativeProps<'textarea'>, 'ref' | 'rows'> & {
  ref?: Ref<HTMLTextAreaElement>;
  /** From one line to five, or from three to twelve; then it scrolls. */
  grow?: keyof typeof styles.grow;
};

export function TextArea({ ref, grow = 'short', ...rest }: TextAreaProps) {
  const area = useAutoGrow(rest.value);
  useTypedBefore(area, rest.value);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => area.current,
  );
  const className = joinClassNames(control, styles.textArea, styles.grow[grow]);
  return <textarea dir="auto" {...rest} ref={area} rows={1} className={className} />;
}
