import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';

export interface ClearAllDialogProps {
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export default function ClearAllDialog({ onClear, onClose }: ClearAllDialogProps) {
  return (
    <Dialog
      open
      title="Delete all chats?"
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" onClick={onClear}>
            Delete all
          </Button>
        </>
      }
    >
      <Text>Every chat with its messages is deleted from this device, and a new one begins.</Text>
    </Dialog>
  );
}
