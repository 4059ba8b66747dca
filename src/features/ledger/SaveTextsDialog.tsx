import type { TaalDatabase } from '@/data/database/taalDatabase';
import { textsOfCalls } from '@/data/ledger/messagesOfCalls';
import type { Call } from '@/domain/ledger/call';
import type { Texts } from '@/domain/ledger/harOf';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { useLoaded } from '@/ui/state/useLoaded';
import { countText } from '@/ui/text/countText';

export interface SaveTextsDialogProps {
  readonly database: TaalDatabase;
  readonly calls: readonly Call[];
  readonly onSave: (texts: Texts) => void;
  readonly onClose: () => void;
}

function meaningOf({ size }: Texts): string {
  if (size === 0) {
    return 'The messages of this list are no longer on this device: the file would hold none of them.';
  }
  const messages = size === 1 ? 'of one message' : `of ${countText(size)} messages`;
  return `The file will hold every word ${messages} that you wrote to the coach. Anyone who gets the file can read them.`;
}

/** The second time that a person is asked before a file with the texts of messages is made. */
export default function SaveTextsDialog(props: SaveTextsDialogProps) {
  const { database, calls, onSave, onClose } = props;
  // Read beforehand: a share sheet opens only soon after the press.
  const texts = useLoaded(() => textsOfCalls(database, calls), [database, calls]);
  return (
    <Dialog
      open
      title="Save what you wrote, too?"
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={texts === null || texts.size === 0}
            onClick={() => texts !== null && onSave(texts)}
          >
            Save with texts
          </Button>
        </>
      }
    >
      <Text>{texts === null ? 'Reading your messages…' : meaningOf(texts)}</Text>
    </Dialog>
  );
}
