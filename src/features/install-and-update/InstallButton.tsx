import { Download } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { type InstallServices, useInstallOffer } from './useInstallOffer';

export interface InstallButtonProps {
  readonly services: InstallServices;
  /** Before the browser's prompt or the instructions come up. */
  readonly onInstall: () => void;
}

/** Stands in the menu wherever Taal can be installed. */
export function InstallButton({ services, onInstall }: InstallButtonProps) {
  const { isPossible, install } = useInstallOffer(services);
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
