import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { FailurePage } from './FailurePage';

const WAYS = [
  {
    browser: 'Chrome and Edge',
    way: 'Search the settings for “site data” (in Edge: “cookies”), let sites save data on your device, and take this site off the list of those that may not.',
  },
  {
    browser: 'Firefox',
    way: 'In the settings under Privacy & Security, do not block all cookies, and remove this site under Manage Exceptions.',
  },
  {
    browser: 'Safari',
    way: 'Turn off “Block all cookies”: on a Mac in Safari’s settings under Privacy or Advanced, on an iPhone or iPad in the settings of Safari under Advanced.',
  },
  {
    browser: 'Any browser',
    way: 'Some private windows store nothing: open Taal in an ordinary one. If storage is allowed, free some space on the device and restart the browser.',
  },
] as const;

/** Stands in for all of Taal where the browser lets it store nothing. Works without any lazy part. */
export function StorageRefusedScreen() {
  return (
    <FailurePage
      title="Taal cannot store anything here"
      text="Taal keeps your chats, profile and photos in this browser’s storage, and the browser does not open it for this site. Nothing that you write could be kept, so Taal does not start. What was stored earlier has not been touched by Taal."
      actions={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      <Stack gap="x3">
        <Heading level={2}>How to allow it</Heading>
        <Stack as="ul" gap="x3">
          {WAYS.map(({ browser, way }) => (
            <li key={browser}>
              <Text weight="semibold">{browser}</Text>
              <Text tone="soft">{way}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </FailurePage>
  );
}
