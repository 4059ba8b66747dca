import { Modal, type ModalProps } from '../Modal/Modal';
import * as styles from './Sheet.css';

export type SheetProps = ModalProps & { side?: keyof typeof styles.surface };

export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <Modal {...rest} scrimClass={styles.scrim[side]} surfaceClass={styles.surface[side]} />;
}
