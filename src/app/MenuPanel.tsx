import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { MainNavigation } from './MainNavigation';
import { ThemeSwitch } from './ThemeSwitch';

export default function MenuPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet
      open
      side="right"
      title="Menu"
      closeLabel="Close menu"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="x5">
        <MainNavigation layout="panel" onNavigate={onClose} />
        <Link to="/matches" className={buttonClass({ block: true })} onClick={onClose}>
          Get Started
        </Link>
        <Row justify="between">
          <Text as="span" tone="soft">
            Theme
          </Text>
          <ThemeSwitch />
        </Row>
      </Stack>
    </Sheet>
  );
}
