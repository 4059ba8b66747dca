import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';

/** Stands in for a screen that failed; navigation and the other screens go on working. */
export function CrashScreen() {
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x4" align="start">
        <Heading level={1}>Unexpected Application Error!</Heading>
        <Text tone="soft">
          Your chats are safe on this device. Loading the page again often helps.
        </Text>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Stack>
    </Page>
  );
}
