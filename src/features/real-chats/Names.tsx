import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { RadioGroup } from '@/ui/components/RadioGroup/RadioGroup';
import { Stack } from '@/ui/layout/Stack';

/** The largest chats and those who wrote most come first: few look for the others. */
const FIRST_SHOWN = 6;

interface NamesProps {
  readonly label: string;
  readonly people: readonly string[];
  /** Who cannot be chosen. */
  readonly without?: number | null;
  readonly value: number | null;
  readonly onChange: (person: number) => void;
}

/** Lets a person choose one of some names. */
export function Names({ label, people, without = null, value, onChange }: NamesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const options = people
    .map((name, index) => ({ value: index, label: name }))
    .filter((option) => option.value !== without);
  const isLong = !showsAll && options.length > FIRST_SHOWN + 2;
  return (
    <Stack gap="x2">
      <RadioGroup
        label={label}
        options={isLong ? options.slice(0, FIRST_SHOWN) : options}
        value={value}
        onChange={onChange}
      />
      {isLong && (
        <div>
          <Button tone="quiet" onClick={() => setShowsAll(true)}>
            {`Show all ${options.length} names`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
