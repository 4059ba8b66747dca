import type { ReactNode } from 'react';
import { changeSettings } from '@/data/repositories/userProfile';
import { leavingInShort } from '@/data/whatLeaves';
import type { PrivacySettings, UserProfile } from '@/domain/profile/ownProfile';
import { useServices } from '@/services/useServices';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Switch } from '@/ui/components/Switch/Switch';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { HiddenPeople } from './HiddenPeople';

const switches: readonly { key: keyof PrivacySettings; label: string; description: string }[] = [
  { key: 'showAge', label: 'Show age', description: 'Your age stands beside your name.' },
  {
    key: 'showDistance',
    label: 'Show distance',
    description: 'The preview of your profile tells of your distance.',
  },
  {
    key: 'showOnline',
    label: 'Show online',
    description: 'The preview of your profile shows you as online.',
  },
  {
    key: 'readReceipts',
    label: 'Read receipts',
    description: 'Marks in practice chats tell what Taal has read.',
  },
  {
    key: 'incognito',
    label: 'Incognito',
    description: `Nothing leaves this device, and what waits goes on waiting. While it is off: ${leavingInShort}`,
  },
];

export interface PrivacyTabProps {
  readonly stored: UserProfile;
  /** What left this device, below the switch that ends it. */
  readonly leftDevice: ReactNode;
  readonly yourData: ReactNode;
}

export function PrivacyTab({ stored, leftDevice, yourData }: PrivacyTabProps) {
  const { database } = useServices();
  const set = (key: keyof PrivacySettings, on: boolean) =>
    changeSettings(database, { privacy: { [key]: on } });
  return (
    <Stack gap="x5">
      <Card as="section">
        <Stack gap="x3">
          <Heading level={2} size="title">
            Who sees what
          </Heading>
          <Text size="note" tone="soft">
            Nobody else sees your profile: the first three switches change its preview. Matches are
            practice partners, made up by Taal.
          </Text>
          {switches.map(({ key, label, description }) => (
            <Switch
              key={key}
              label={label}
              description={description}
              checked={stored.privacy[key]}
              onCheckedChange={(on) => void set(key, on)}
            />
          ))}
        </Stack>
      </Card>
      {leftDevice}
      <HiddenPeople />
      {yourData}
    </Stack>
  );
}
