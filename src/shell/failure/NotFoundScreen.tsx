import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { ErrorIllustration } from './ErrorIllustration';

/** Answers an address that leads to no screen, under the heading of the router's errors (8). */
export default function NotFoundScreen() {
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x6">
        <ErrorIllustration />
        <Stack gap="x5" align="start">
          <Stack gap="x3">
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text tone="soft">
              404: there is no screen at this address. Nothing of yours is lost.
            </Text>
          </Stack>
          <Link to="/" className={buttonClass({})}>
            Home
          </Link>
        </Stack>
      </Stack>
    </Page>
  );
}
