import { Badge } from '@/ui/components/Badge/Badge';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { MovingBeats } from '@/ui/components/BeatBars/MovingBeats';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Logo } from '@/ui/components/Logo/Logo';
import { Spinner } from '@/ui/components/Spinner/Spinner';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Group } from './Group';
import { rhythm } from './rhythm';

export function TypeAndBeat() {
  return (
    <Group title="Type and beat">
      <Row gap="x6" wrap>
        <Logo />
        <Logo size="large" />
        <Logo markOnly />
      </Row>
      <Heading level={2} size="hero">
        Find Your Perfect Soul Mate
      </Heading>
      <Text size="lead" tone="soft">
        You say more in how you type than in what you type. Taal reads the rhythm. Practise here,
        then write to real people.
      </Text>
      <Heading level={3}>Title, 20 px</Heading>
      <Text>Body: calm, sixteen pixels. Prices such as ₹499 take the latin-ext file.</Text>
      <Text size="small" tone="soft">
        Small and soft, for what can wait.
      </Text>
      <Card>
        <Stack gap="x4">
          <Row justify="between">
            <Heading level={3} size="card">
              Type here. Feel your taal.
            </Heading>
            <Badge tone="marigold">52 WPM</Badge>
          </Row>
          <BeatBars values={rhythm(44)} size="hero" fill label="Typing rhythm" />
        </Stack>
      </Card>
      <Row gap="x6" wrap>
        <BeatBars values={rhythm(28)} size="strip" />
        <BeatBars values={rhythm(18)} />
        <BeatBars values={[0, 0, 0, 0, 0, 0]} />
        <MovingBeats values={rhythm(12)} pulse />
        <Spinner label="Saving" />
      </Row>
      <Spinner label="Finding Your Perfect Matches..." size="large" />
    </Group>
  );
}
