import type { ReactNode } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Tabs } from '@/ui/components/Tabs/Tabs';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { PrivacyTab } from './PrivacyTab';
import { ProfileTab } from './ProfileTab';
import { FirstVisit } from './photos/FirstVisit';
import { SharedPhotosNote } from './photos/SharedPhotosNote';
import { useSharedPhotos } from './photos/useSharedPhotos';
import type { ProfileServices } from './profileServices';
import type { ProfileTabName } from './profileTabs';
import { queueProfile } from './queueProfile';
import { SettingsTab } from './SettingsTab';
import { useProfile } from './useProfile';

export interface ProfileScreenProps {
  readonly services: ProfileServices;
  readonly tab: ProfileTabName;
  readonly onTab: (tab: ProfileTabName) => void;
  /** Something waits for the backend, or may go again. */
  readonly onQueued: () => void;
  readonly yourData: ReactNode;
}

export function ProfileScreen({ services, tab, onTab, onQueued, yourData }: ProfileScreenProps) {
  const stored = useProfile(services.database);
  const queue = () => void queueProfile(services).then(onQueued);
  const shared = useSharedPhotos(services, queue);
  return (
    <Page block="roomy" width="reading">
      <Stack gap="x4">
        <Heading level={1}>Your profile</Heading>
        <SharedPhotosNote shared={shared} />
        {stored !== null && (
          <Tabs
            label="Profile"
            value={tab}
            onValueChange={onTab}
            tabs={[
              {
                value: 'profile',
                label: 'Profile',
                content: <ProfileTab services={services} stored={stored} onQueued={onQueued} />,
              },
              {
                value: 'settings',
                label: 'Settings',
                content: <SettingsTab database={services.database} stored={stored} />,
              },
              {
                value: 'privacy',
                label: 'Privacy',
                content: (
                  <PrivacyTab
                    services={services}
                    stored={stored}
                    onReleased={onQueued}
                    yourData={yourData}
                  />
                ),
              },
            ]}
          />
        )}
      </Stack>
      {shared.arrived === false && <FirstVisit services={services} onChanged={queue} />}
    </Page>
  );
}
