import { Camera } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Text } from '@/ui/components/Text/Text';
import { Refusals } from '../adding/Refusals';
import { useAddPhotos } from '../adding/useAddPhotos';
import { usePhotoPicker } from '../adding/usePhotoPicker';
import * as styles from './FirstVisitDialog.css';

export interface FirstVisitDialogProps {
  /** Called when a photo is there, or the question was put aside. */
  readonly onAnswered: () => void;
  readonly onChanged: () => void;
}

/** Asks for a photo at the first visit to the profile. */
export function FirstVisitDialog({ onAnswered, onChanged }: FirstVisitDialogProps) {
  const refusalsId = useId();
  const upload = useRef<HTMLButtonElement>(null);
  const { add, preparing, refused, isKeptAsItIs } = useAddPhotos((outcome) => {
    onChanged();
    // Otherwise there is something to read.
    if (outcome === 'added') onAnswered();
  });
  const { open, field } = usePhotoPicker(add);
  return (
    <Dialog
      open
      title="Upload Your Photo"
      initialFocus={upload}
      opensByItself
      onClose={onAnswered}
      footer={
        <>
          <Button block ref={upload} aria-describedby={refusalsId} onClick={open}>
            Upload Photo
          </Button>
          <Button block tone="ghost" onClick={onAnswered}>
            {isKeptAsItIs ? 'Done' : 'Skip for Now'}
          </Button>
        </>
      }
    >
      {field}
      <div className={styles.invitation}>
        <span className={styles.icon}>
          <Camera size={40} aria-hidden />
        </span>
        <Text>A face makes your words easier to trust. You can add more photos later.</Text>
        <Text size="small" tone="soft">
          It stays on this device, with its location removed.
        </Text>
        <div aria-live="polite">{preparing > 0 && <Spinner label="Preparing your photo" />}</div>
        <Refusals id={refusalsId} refused={refused} isKeptAsItIs={isKeptAsItIs} />
      </div>
    </Dialog>
  );
}
