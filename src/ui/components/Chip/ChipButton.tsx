import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import type { ChipTone } from './Chip';
import * as styles from './Chip.css';

export type ChipButtonProps = Omit<NativeProps<'button'>, 'type' | 'aria-pressed'> & {
  tone?: ChipTone;
  /** Given: a toggle (`aria-pressed`). Left out: a plain button. */
  pressed?: boolean | undefined;
};

export function ChipButton({ tone = 'brand', pressed, ...rest }: ChipButtonProps) {
  const className = joinClassNames(styles.chip, styles.tone[tone], styles.pressable);
  return <button {...rest} type="button" aria-pressed={pressed} className={className} />;
}
