import { Link } from '@tanstack/react-router';
import { BeatBars } from '@/ui/components/BeatBars/BeatBars';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';

/** A rhythm that missed its beat, and found it again. */
const MISSED = [
  0.2, 0.4, 0.65, 0.45, 0.8, 0.6, 0.95, 0.7, 0.5, 0.75, 0.4, 0.2, 0.08, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0.08, 0.25, 0.45, 0.3, 0.55, 0.4, 0.25, 0.15,
];

/** Answers an address that leads to no screen, under the heading of the router's errors (8). */
export default function NotFoundScreen() {
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x6">
        <BeatBars size="hero" fill values={MISSED} />
        <Stack gap="x4" align="start">
          <Heading level={1}>Unexpected Application Error!</Heading>
          <Text size="lead" tone="soft">
            404: there is no screen at this address. Nothing of yours is lost.
          </Text>
          <Link to="/" className={buttonClass({})}>
            Home
          </Link>
        </Stack>
      </Stack>
    </Page>
  );
}
