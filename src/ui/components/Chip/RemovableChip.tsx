import { X } from 'lucide-react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { ChipTone } from './Chip';
import * as styles from './Chip.css';

export type RemovableChipProps = {
  label: string;
  /** The remove button's name; `Remove LABEL` unless given. */
  removeLabel?: string;
  onRemove: () => void;
  tone?: ChipTone;
};

export function RemovableChip({
  label,
  removeLabel = `Remove ${label}`,
  onRemove,
  tone = 'brand',
}: RemovableChipProps) {
  return (
    <span className={joinClassNames(styles.chip, styles.tone[tone], styles.removable)}>
      <span dir="auto" className={styles.label}>
        {label}
      </span>
      <button type="button" aria-label={removeLabel} className={styles.remove} onClick={onRemove}>
        <X size={14} strokeWidth={2.5} aria-hidden />
      </button>
    </span>
  );
}
