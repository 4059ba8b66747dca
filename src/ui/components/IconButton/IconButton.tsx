import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import * as styles from './IconButton.css';

export type IconButtonProps = Omit<NativeProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  round?: boolean;
};

export function IconButton({
  label,
  icon,
  tone = 'ghost',
  size = 'bar',
  round = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const className = joinClassNames(
    styles.iconButton,
    styles.tone[tone],
    styles.size[size],
    round && styles.round,
  );
  return (
    <button {...rest} type={type} aria-label={label} className={className}>
      {icon}
    </button>
  );
}
