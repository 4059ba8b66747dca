import type { PendingShare } from '@/data/sharing/pendingShare';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './ShareDialog.css';
import { SharedPicture } from './SharedPicture';

export interface ShareDialogProps {
  readonly share: PendingShare;
  readonly onTake: (what: 'photos' | 'text' | 'chat' | 'nothing') => void;
}

function leftOutText(count: number, hasOthers: boolean): string {
  if (!hasOthers) return 'It is too large to be taken over: 30 MB is the most.';
  return count === 1
    ? 'One more file came with it and is left out.'
    : `${count} more files came with it and are left out.`;
}

/** Shows a share, with a button for each thing that it can become here. */
export default function ShareDialog({ share, onTake }: ShareDialogProps) {
  const { text, images, chat, leftOut } = share;
  const isThere = text !== '' || images.length > 0 || chat !== null;
  return (
    <Dialog
      open
      opensByItself
      title="Shared with Taal"
      description="Another app or a web site handed this over. Nothing is done with it until you choose."
      onClose={() => onTake('nothing')}
      footer={
        <>
          <Button tone="quiet" onClick={() => onTake('nothing')}>
            Not now
          </Button>
          {text !== '' && (
            <Button tone={images.length > 0 ? 'quiet' : 'primary'} onClick={() => onTake('text')}>
              Use as message
            </Button>
          )}
          {images.length > 0 && <Button onClick={() => onTake('photos')}>Add to my photos</Button>}
          {chat !== null && <Button onClick={() => onTake('chat')}>Read the chat</Button>}
        </>
      }
    >
      <Stack gap="x4">
        {images.length > 0 && (
          <Stack gap="x2">
            <Row as="ul" wrap>
              {images.map(({ name, blob }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                <li key={index}>
                  <SharedPicture name={name} blob={blob} />
                </li>
              ))}
            </Row>
            <Text size="note" tone="soft">
              The photo that was added last is your main photo.
            </Text>
          </Stack>
        )}
        {text !== '' && (
          <Stack gap="x2">
            <div className={styles.text}>{text}</div>
            <Text size="note" tone="soft">
              It goes into the message field. You send it, or you do not.
            </Text>
          </Stack>
        )}
        {chat !== null && <Text>An exported chat. It is read on this device only.</Text>}
        {leftOut > 0 && (
          <Text size="note" tone="soft">
            {leftOutText(leftOut, isThere)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
