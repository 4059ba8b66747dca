import { Link } from '@tanstack/react-router';
import { InstallButton } from '@/features/install-and-update/InstallButton';
import { SyncStatus } from '@/features/sync/status/SyncStatus';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { MainNavigation } from './MainNavigation';
import * as styles from './MainNavigation.css';
import { NamedThemeSwitch } from './ThemeSwitch';

export interface MenuPanelProps {
  readonly onClose: () => void;
}

export default function MenuPanel({ onClose }: MenuPanelProps) {
  return (
    <Sheet open side="right" title="Menu" closeLabel="Close menu" onClose={onClose}>
      <Stack gap="x5">
        <MainNavigation layout="panel" onNavigate={onClose} />
        <Link to="/matches" className={buttonClass({ block: true })} onClick={onClose}>
          Get Started
        </Link>
        <InstallButton onInstall={onClose} />
        <NamedThemeSwitch />
        <div className={styles.inLine}>
          <Row justify="between">
            <Text as="span" tone="soft">
              Sync
            </Text>
            <SyncStatus />
          </Row>
        </div>
      </Stack>
    </Sheet>
  );
}
