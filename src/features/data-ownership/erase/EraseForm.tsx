import { type FormEvent, useState } from 'react';
import type { Services } from '@/services/services';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { browserPlaces } from '../storage/browserPlaces';
import { EraseField, isConfirmed } from './EraseField';
import { eraseEverything } from './eraseEverything';
import { useErase } from './useErase';

export interface EraseFormProps extends Pick<Services, 'database' | 'timers'> {
  readonly onErased: () => void;
}

/** Erasing in place, for where no dialog can be relied on. */
export function EraseForm({ database, timers, onErased }: EraseFormProps) {
  const [typed, setTyped] = useState('');
  const erase = useErase(() => eraseEverything(browserPlaces(database, timers)), onErased);
  const confirmed = isConfirmed(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && !erase.working) erase.start();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="x4" align="start">
        <Text size="note">
          Everything that Taal keeps on this device is deleted. This cannot be undone.
        </Text>
        <EraseField
          value={typed}
          error={erase.failure}
          readOnly={erase.working}
          onChange={setTyped}
        />
        <Button tone="danger" type="submit" disabled={!confirmed} aria-disabled={erase.working}>
          Erase everything
        </Button>
      </Stack>
    </form>
  );
}
