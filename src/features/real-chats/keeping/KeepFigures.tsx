import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keepReading } from '@/data/repositories/keptReadings';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import { earlierOf } from '@/domain/real-chats/kept/compareKept';
import { keptReading, LONGEST_ALIAS } from '@/domain/real-chats/kept/keptReading';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { SinceKept } from './SinceKept';
import { useKeptReadings } from './useKeptReadings';

export interface KeepFiguresProps {
  readonly reading: Reading;
  /** The other person's. */
  readonly name: string;
}

type Outcome = 'kept' | 'failed' | null;

const SAID = {
  kept: 'Kept on this device.',
  failed: 'The figures could not be kept. There may be no room on this device.',
} as const;

/** Keeps the figures under an alias, and compares them with what was kept under the same. */
export function KeepFigures({ reading, name }: KeepFiguresProps) {
  const { database, clock } = useServices();
  const kept = useKeptReadings(database);
  const [openedAt] = useState(() => clock());
  const [alias, setAlias] = useState('Chat 1');
  const [outcome, setOutcome] = useState<Outcome>(null);
  // What is kept from here on is this reading itself.
  const current = keptReading(reading, alias, openedAt);
  const [earlier] = earlierOf(current, kept);
  const aliases = [...new Set(kept.map((one) => one.alias))];

  function keep(event: FormEvent): void {
    event.preventDefault();
    keepReading(database, keptReading(reading, alias, clock())).then(
      () => setOutcome('kept'),
      () => setOutcome('failed'),
    );
  }

  function choose(next: string): void {
    setAlias(next);
    setOutcome(null);
  }

  return (
    <>
      {earlier !== undefined && <SinceKept before={earlier} now={current} name={name} />}
      <Card>
        <Stack as="form" gap="x3" onSubmit={keep}>
          <Field
            label="What do you call this chat?"
            hint="Numbers and this name are kept, on this device. No message, and no other name."
          >
            {(control) => (
              <Input
                {...control}
                value={alias}
                maxLength={LONGEST_ALIAS}
                autoComplete="off"
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </Field>
          {aliases.length > 0 && (
            <Row wrap>
              {aliases.map((one) => (
                <ChipButton
                  key={one}
                  tone="neutral"
                  pressed={one === alias}
                  onClick={() => choose(one)}
                >
                  {one}
                </ChipButton>
              ))}
            </Row>
          )}
          <Row wrap>
            <div>
              <Button type="submit" tone="quiet" icon={<Bookmark size={18} aria-hidden />}>
                Keep these figures
              </Button>
            </div>
            <div role={outcome === 'failed' ? 'alert' : 'status'}>
              {outcome !== null && (
                <Text tone={outcome === 'kept' ? 'good' : 'danger'}>{SAID[outcome]}</Text>
              )}
            </div>
          </Row>
        </Stack>
      </Card>
    </>
  );
}
