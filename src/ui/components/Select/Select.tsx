import { ChevronDown } from 'lucide-react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import { control } from '../Field/control.css';
import * as styles from './Select.css';

/** The native control, whose list every phone knows how to show. Children are <option>s. */
export function Select(props: NativeProps<'select'>) {
  return (
    <div className={styles.wrapper}>
      <select {...props} className={joinClassNames(control, styles.select)} />
      <span aria-hidden className={styles.chevron}>
        <ChevronDown size={18} />
      </span>
    </div>
  );
}
