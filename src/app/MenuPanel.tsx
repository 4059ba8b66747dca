import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { Stack } from '@/ui/layout/Stack';
import { MainNavigation } from './MainNavigation';

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
      </Stack>
    </Sheet>
  );
}
