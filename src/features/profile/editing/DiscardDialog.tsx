import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import * as styles from './ProfileForm.css';

export interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

export default function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog
      open
      title="Discard your changes?"
      onClose={onKeep}
      footer={
        <div className={styles.actions}>
          <Button tone="quiet" onClick={onKeep}>
            Keep editing
          </Button>
          <Button tone="danger" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      <Text>What you changed since you began editing has not been saved.</Text>
    </Dialog>
  );
}
