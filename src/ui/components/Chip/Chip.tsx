import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Chip.css';

export type ChipTone = keyof typeof styles.tone;
export type ChipProps = BoxProps & { tone?: ChipTone };

export function Chip({ tone = 'neutral', ...rest }: ChipProps) {
  return <span {...rest} className={joinClassNames(styles.chip, styles.tone[tone])} />;
}
