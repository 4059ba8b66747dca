import { Undo2 } from 'lucide-react';
import type { RecoveryPoint } from '@/data/database/rows/recoveryPointRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { countText } from '@/ui/text/countText';
import { localFormat } from '@/ui/text/dayAndTime';
import { DataControl } from '../DataControl';
import { useUndoImport } from './useUndoImport';

const date = localFormat({ dateStyle: 'medium', timeStyle: 'short' });

export interface UndoImportProps {
  readonly database: TaalDatabase;
  /** After the data were replaced: this page has to be reloaded; other tabs are told. */
  readonly onUndone: () => void;
}

function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function description({ createdAt, returns }: RecoveryPoint): string {
  const what =
    returns === undefined
      ? 'your chats'
      : `${counted(returns.chats, 'chat')} with ${counted(returns.messages, 'message')}`;
  return `You imported a backup on ${date(createdAt)}. Undoing that brings back what was here before: ${what}, profile, photos and settings. It is kept until the next import.`;
}

/** Offers to undo the last import; nothing where there was none. */
export function UndoImport({ database, onUndone }: UndoImportProps) {
  const { point, state, undo, cancel } = useUndoImport(database, onUndone);
  if (point === null) return null;
  const isBusy = state.step === 'undoing';
  const failure = state.step === 'failed' ? state.reason : null;
  return (
    <>
      <DataControl
        title="Take the import back"
        description={description(point)}
        said={isBusy ? 'Undoing the import…' : failure}
        failed={failure !== null}
      >
        {(control) => (
          <Button
            {...control}
            tone="quiet"
            icon={<Undo2 size={18} aria-hidden />}
            aria-disabled={isBusy}
            onClick={undo}
          >
            Undo this import
          </Button>
        )}
      </DataControl>
      {state.step === 'asking' && (
        <Dialog
          open
          title="Undo this import?"
          description="Your data have changed since the import."
          onClose={cancel}
          footer={
            <>
              <Button tone="quiet" onClick={cancel}>
                Cancel
              </Button>
              <Button tone="danger" onClick={undo}>
                Undo and lose that
              </Button>
            </>
          }
        >
          <Text size="note">
            What was written or changed since then is lost, unless you export it first.
          </Text>
        </Dialog>
      )}
    </>
  );
}
