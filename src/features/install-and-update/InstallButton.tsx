import { Download } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { useInstallOffer } from './useInstallOffer';

export interface InstallButtonProps {
  /** Before the browser's prompt or the instructions come up. */
  readonly onInstall: () => void;
}

/** Stands in the menu wherever Taal can be installed. */
export function InstallButton({ onInstall }: InstallButtonProps) {
  const { isPossible, install } = useInstallOffer();
  if (!isPossible) return null;
  return (
    <Button
      tone="quiet"
      block
      icon={<Download size={18} aria-hidden />}
      onClick={() => {
        onInstall();
        install();
      }}
    >
      Install Taal
    </Button>
  );
}
