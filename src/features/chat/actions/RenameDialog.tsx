import { type FormEvent, useId, useRef, useState } from 'react';
import { LONGEST_TITLE } from '@/domain/chat/chatTitle';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';

export interface RenameDialogProps {
  readonly title: string;
  readonly onRename: (typed: string) => void;
  readonly onClose: () => void;
}

/** Asks for the title of a chat; left empty, it keeps the one that it has. */
export default function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onRename(typed);
    onClose();
  };
  return (
    <Dialog
      open
      title="Rename this chat"
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <Field label="Title">
          {(control) => (
            <Input
              {...control}
              ref={field}
              value={typed}
              maxLength={LONGEST_TITLE}
              autoComplete="off"
              enterKeyHint="done"
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
