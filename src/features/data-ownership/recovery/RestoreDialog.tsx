import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { WITHOUT_POINT } from '../pointWords';

export interface RestoreDialogProps {
  readonly why: keyof typeof WITHOUT_POINT;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** Asks before what is here is given up for good. */
export default function RestoreDialog({ why, onRestore, onCancel }: RestoreDialogProps) {
  return (
    <Dialog
      open
      title="Restore without a recovery point?"
      description={WITHOUT_POINT[why]}
      onClose={onCancel}
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button tone="danger" onClick={onRestore}>
            Restore without one
          </Button>
        </>
      }
    >
      <Text size="note">
        Restoring replaces what is here now, and then it cannot be brought back, unless you export
        it first.
      </Text>
    </Dialog>
  );
}
