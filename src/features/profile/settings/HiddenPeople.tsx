import { unhideMatch } from '@/data/repositories/hiddenMatches';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useHiddenPeople } from './useHiddenPeople';

/** People taken out of the matches; nothing is shown where there are none. */
export function HiddenPeople() {
  const { database } = useServices();
  const people = useHiddenPeople();
  if (people.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="x3">
        <Heading level={2} size="title">
          Hidden people
        </Heading>
        <Stack gap="x2" as="ul">
          {people.map(({ id, name, reportReason }) => (
            <Row key={id} as="li" justify="between">
              <Text as="span">
                {reportReason === null ? name : `${name}, hidden for: ${reportReason}`}
              </Text>
              <Button
                tone="quiet"
                size="bar"
                aria-label={`Bring ${name} back`}
                onClick={() => void unhideMatch(database, id)}
              >
                Bring back
              </Button>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
