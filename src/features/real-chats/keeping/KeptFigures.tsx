import { useRef, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { keepReading, removeKeptReading } from '@/data/repositories/keptReadings';
import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { focusQuietly } from '@/ui/focus/moveFocus';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { dayText } from './dayText';
import { useKeptReadings } from './useKeptReadings';

const FAILED = {
  remove: 'The figures could not be removed. They are still here.',
  bringBack: 'The figures could not be brought back. There may be no room on this device.',
} as const;

function factsOf({ keptAt, you, other }: KeptReading): string {
  return `${dayText(keptAt)}, ${countText(you.messages + other.messages)} messages`;
}

/** The figures that a person has kept; nothing is shown where there are none. */
export function KeptFigures({ database }: { readonly database: TaalDatabase }) {
  const kept = useKeptReadings(database);
  const heading = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<KeptReading | null>(null);
  const [failed, setFailed] = useState<keyof typeof FAILED | null>(null);
  if (kept.length === 0 && removed === null) return null;

  function remove(reading: KeptReading): void {
    // The button that was pressed goes away with its entry.
    focusQuietly(heading.current);
    setFailed(null);
    removeKeptReading(database, reading.keptAt).then(
      () => setRemoved(reading),
      () => setFailed('remove'),
    );
  }

  function bringBack(reading: KeptReading): void {
    focusQuietly(heading.current);
    setFailed(null);
    keepReading(database, reading).then(
      () => setRemoved(null),
      () => setFailed('bringBack'),
    );
  }

  return (
    <Card as="section" aria-labelledby="kept-figures">
      <Stack gap="x3">
        <div ref={heading}>
          <Heading level={2} size="title" id="kept-figures">
            Kept figures
          </Heading>
        </div>
        <Text size="small" tone="soft">
          Numbers only. Read the same chat again to see what has changed since.
        </Text>
        <Stack as="ul" gap="x2">
          {kept.map((reading) => (
            <Row key={reading.keptAt} as="li" justify="between" wrap>
              <div>
                <Text weight="semibold">
                  <bdi>{reading.alias}</bdi>
                </Text>
                <Text size="small" tone="soft">
                  {factsOf(reading)}
                </Text>
              </div>
              <Button
                tone="quiet"
                size="bar"
                aria-label={`Remove ${reading.alias} of ${dayText(reading.keptAt)}`}
                onClick={() => remove(reading)}
              >
                Remove
              </Button>
            </Row>
          ))}
        </Stack>
        <div role="status">
          {removed !== null && (
            <Row wrap>
              <Text>{`${removed.alias} was removed.`}</Text>
              <Button tone="ghost" size="bar" onClick={() => bringBack(removed)}>
                Undo
              </Button>
            </Row>
          )}
        </div>
        {/* Always there: an alert that arrives with its text is missed. */}
        <div role="alert">{failed !== null && <Text tone="danger">{FAILED[failed]}</Text>}</div>
      </Stack>
    </Card>
  );
}
