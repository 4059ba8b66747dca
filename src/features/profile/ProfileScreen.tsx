import { type ReactNode, useDeferredValue } from 'react';
import { useServices } from '@/services/useServices';
import { Heading } from '@/ui/components/Heading/Heading';
import { Tabs } from '@/ui/components/Tabs/Tabs';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { EditorBlocked } from './editing/useFocusRequestedSection';
import { ProfileTab } from './ProfileTab';
import { SharedPhotosNote } from './photos/adding/SharedPhotosNote';
import { useSharedPhotos } from './photos/adding/useSharedPhotos';
import { FirstVisitDialog } from './photos/first-visit/FirstVisitDialog';
import { useFirstVisit } from './photos/first-visit/useFirstVisit';
import type { ProfileTabName } from './profileTabs';
import { queueProfile } from './queueProfile';
import { PrivacyTab } from './settings/PrivacyTab';
import { SettingsTab } from './settings/SettingsTab';
import { useProfile } from './useProfile';

export interface ProfileScreenProps {
  readonly tab: ProfileTabName;
  readonly onTab: (tab: ProfileTabName) => void;
  readonly leftDevice: ReactNode;
  readonly yourData: ReactNode;
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { tab, onTab, leftDevice, yourData } = props;
  const services = useServices();
  const { database } = services;
  const stored = useProfile(database);
  const queue = () => void queueProfile(services);
  const shared = useSharedPhotos(queue);
  const { isAsked, answer } = useFirstVisit(database, shared.arrived);
  // Comes deferred, which renders it in slices: at once it would take a slow phone a tenth of a
  // second. Goes at once.
  const isQuestionUp = useDeferredValue(isAsked) && isAsked;
  return (
    <Page block="roomy" width="reading">
      <Stack gap="x4">
        <Heading level={1}>Your profile</Heading>
        <Text tone="soft">
          Write as much as you like. It is kept on this device first; only what you save goes to
          Taal’s server, and under Incognito nothing does.
        </Text>
        <SharedPhotosNote shared={shared} />
        <Tabs
          label="Profile"
          value={tab}
          onValueChange={onTab}
          tabs={[
            {
              value: 'profile',
              label: 'Profile',
              content: stored && (
                <EditorBlocked value={isAsked !== false}>
                  <ProfileTab stored={stored} />
                </EditorBlocked>
              ),
            },
            {
              value: 'settings',
              label: 'Settings',
              content: stored && <SettingsTab database={database} stored={stored} />,
            },
            {
              value: 'privacy',
              label: 'Privacy',
              content: stored && (
                <PrivacyTab stored={stored} leftDevice={leftDevice} yourData={yourData} />
              ),
            },
          ]}
        />
      </Stack>
      {isQuestionUp && <FirstVisitDialog onAnswered={answer} onChanged={queue} />}
    </Page>
  );
}
