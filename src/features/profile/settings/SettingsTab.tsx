import { useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { changeSettings } from '@/data/repositories/userProfile';
import type { NotificationSettings, UserProfile } from '@/domain/profile/ownProfile';
import { Card } from '@/ui/components/Card/Card';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { Heading } from '@/ui/components/Heading/Heading';
import { Status } from '@/ui/components/Status/Status';
import { Switch } from '@/ui/components/Switch/Switch';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useStore } from '@/ui/state/useStore';
import { setThemeChoice, THEME_CHOICES, themeChoice } from '@/ui/theme/choice/themeChoice';
import { askToNotify, type NotifyRefusal } from './askToNotify';
import * as styles from './SettingsTab.css';
import { useNotificationPermission } from './useNotificationPermission';

interface NotificationSwitch {
  readonly key: keyof NotificationSettings;
  readonly label: string;
  readonly description: string;
  /** Something sends it, or heeds it. */
  readonly isUsed?: true;
}

const switches: readonly NotificationSwitch[] = [
  {
    key: 'messages',
    label: 'Messages',
    description: 'A reply while Taal is in the background.',
    isUsed: true,
  },
  {
    key: 'showText',
    label: 'Show the text',
    description: 'Off, a notification says only “A reply is here for you”.',
    isUsed: true,
  },
  { key: 'newMatches', label: 'New matches', description: 'Someone new who fits.' },
  { key: 'likes', label: 'Likes', description: 'Someone likes you.' },
  { key: 'superLikes', label: 'Super likes', description: 'Someone likes you a lot.' },
  { key: 'promotions', label: 'Promotions', description: 'Offers, now and then.' },
];

const refusalTexts: Readonly<Record<NotifyRefusal, string>> = {
  insecure: 'Notifications need HTTPS, and this address is plain http.',
  missing:
    'This browser has no notifications for Taal. On an iPhone or iPad, add Taal to the home screen first.',
  denied:
    'The browser does not let Taal notify you. Allow it in the browser’s settings for this site first.',
};

const themeNames = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

export interface SettingsTabProps {
  readonly database: TaalDatabase;
  readonly stored: UserProfile;
}

export function SettingsTab({ database, stored }: SettingsTabProps) {
  const [refusal, setRefusal] = useState<NotifyRefusal | null>(null);
  const permission = useNotificationPermission();
  const theme = useStore(themeChoice);
  const set = async (key: keyof NotificationSettings, on: boolean) => {
    const refused = on && key !== 'showText' ? await askToNotify() : null;
    setRefusal(refused);
    if (refused === null) await changeSettings(database, { notifications: { [key]: on } });
  };
  const wantsMessages = stored.notifications.messages;
  // A permission that was taken back since is said too.
  const shownRefusal = refusal ?? (wantsMessages && permission === 'denied' ? 'denied' : null);
  const toggle = ({ key, label, description }: NotificationSwitch) => (
    <Switch
      key={key}
      label={label}
      description={description}
      checked={stored.notifications[key]}
      onCheckedChange={(on) => void set(key, on)}
    />
  );
  return (
    <Stack gap="x5">
      <Card as="section">
        <Stack gap="x3">
          <Heading level={2} size="title">
            Notifications
          </Heading>
          {shownRefusal !== null && (
            <Status tone="bad" shape="line" live>
              {refusalTexts[shownRefusal]}
            </Status>
          )}
          {wantsMessages && permission === 'default' && (
            <Status tone="bad" shape="line" live>
              This browser has not been asked yet. Switch Messages off and on again.
            </Status>
          )}
          {switches.filter(({ isUsed }) => isUsed).map(toggle)}
          <fieldset className={styles.unsent}>
            <legend className={styles.legend}>
              Nothing sends these yet. Your choice is kept for when something does.
            </legend>
            {switches.filter(({ isUsed }) => !isUsed).map(toggle)}
          </fieldset>
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap="x3">
          <Heading level={2} size="title">
            Theme
          </Heading>
          <Row gap="x2" wrap>
            {THEME_CHOICES.map((choice) => (
              <ChipButton
                key={choice}
                pressed={theme === choice}
                onClick={() => setThemeChoice(choice)}
              >
                {themeNames[choice]}
              </ChipButton>
            ))}
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}
