import { Ellipsis } from 'lucide-react';
import type { NativeProps } from '@/ui/nativeProps';
import * as styles from './MenuButton.css';

export type MenuButtonProps = Omit<NativeProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** Its name, which is that of its menu. */
  label: string;
  isOpen: boolean;
};

/** Opens the menu of a message, in the quiet line below it. */
export function MenuButton({ label, isOpen, ...rest }: MenuButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={styles.inLine}
    >
      <Ellipsis size={18} aria-hidden />
    </button>
  );
}
