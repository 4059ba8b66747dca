import { joinClassNames } from '@/ui/joinClassNames';
import { Modal, type ModalProps } from '../Modal/Modal';
import * as styles from './Dialog.css';

export type DialogProps = ModalProps & {
  /** The whole screen on phones, a tall window elsewhere: for a conversation. */
  fullOnPhone?: boolean;
};

export function Dialog({ fullOnPhone = false, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      scrimClass={joinClassNames(styles.scrim, fullOnPhone && styles.scrimFull)}
      surfaceClass={joinClassNames(styles.surface, fullOnPhone && styles.surfaceFull)}
    />
  );
}
