import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './SampleMark.css';

/** Marks a demo value, which stands until the device knows better (rule R24). */
export function SampleMark({ onTint = false }: { readonly onTint?: boolean }) {
  return <span className={joinClassNames(styles.mark, onTint && styles.onTint)}>Sample</span>;
}
