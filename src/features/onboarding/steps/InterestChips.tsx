import { useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { hasInterest, INTEREST_OPTIONS, toggleInterest } from '@/domain/profile/interests';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { Row } from '@/ui/layout/Row';
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
      <Row as="ul" aria-label="Interests" wrap>
        {INTEREST_OPTIONS.map((option) => (
          <li key={option}>
            <ChipButton
              tone="neutral"
              pressed={hasInterest(interests, option)}
              onClick={() => toggle(option)}
            >
              {option}
            </ChipButton>
          </li>
        ))}
      </Row>
      {failed && <NotStored />}
    </Stack>
  );
}
