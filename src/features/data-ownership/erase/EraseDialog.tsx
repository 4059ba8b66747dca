import { type FormEvent, useId, useRef, useState } from 'react';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { browserPlaces } from '../storage/browserPlaces';
import { EraseField, isConfirmed } from './EraseField';
import { eraseEverything } from './eraseEverything';
import { useErase } from './useErase';

export interface EraseDialogProps {
  readonly onErased: () => void;
  readonly onClose: () => void;
}

export default function EraseDialog({ onErased, onClose }: EraseDialogProps) {
  const { database, timers } = useServices();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const erase = useErase(() => eraseEverything(browserPlaces(database, timers)), onErased);
  const confirmed = isConfirmed(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && !erase.working) erase.start();
  };
  return (
    <Dialog
      open
      title="Erase everything?"
      description="This cannot be undone."
      initialFocus={field}
      onClose={() => {
        if (!erase.working) onClose();
      }}
      footer={
        <>
          <Button
            tone="quiet"
            aria-disabled={erase.working}
            onClick={() => !erase.working && onClose()}
          >
            Cancel
          </Button>
          <Button
            tone="danger"
            type="submit"
            form={form}
            disabled={!confirmed}
            // Not `disabled`: a button that is switched off under the finger loses the focus.
            aria-disabled={erase.working}
          >
            Erase everything
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap="x4">
          <Text size="note">
            Your profile and photos, chats, readings, likes, settings, what an import replaced, the
            list of what left and what waits to be sent are deleted from this device, and so is the
            app’s copy for use without a network: the next start needs one. What the server already
            has stays there.
          </Text>
          <EraseField
            field={field}
            value={typed}
            error={erase.failure}
            readOnly={erase.working}
            onChange={setTyped}
          />
          <div role="status" aria-live="polite">
            {erase.working && <Text size="note">Erasing…</Text>}
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
