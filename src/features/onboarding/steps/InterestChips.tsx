import { useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { hasInterest, INTEREST_OPTIONS, toggleInterest } from '@/domain/profile/interests';
import { ToggleChips } from '@/ui/components/Chip/ToggleChips';
import { Stack } from '@/ui/layout/Stack';
import { NotStored } from '../NotStored';
import { saveInterests } from './saveInterests';
import { useInterests } from './useInterests';

export function InterestChips({ database }: { readonly database: TaalDatabase }) {
  const interests = useInterests(database);
  const [failed, setFailed] = useState(false);
  const toggle = (option: string) => {
    setFailed(false);
    saveInterests(database, (stored) => toggleInterest(stored, option)).catch(() =>
      setFailed(true),
    );
  };
  return (
    <Stack gap="x3">
      <ToggleChips
        label="Interests"
        options={INTEREST_OPTIONS}
        isPressed={(option) => hasInterest(interests, option)}
        onToggle={toggle}
      />
      {failed && <NotStored />}
    </Stack>
  );
}
