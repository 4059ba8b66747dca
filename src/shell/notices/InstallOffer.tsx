import { useLocation } from '@tanstack/react-router';
import { InstallNotice } from '@/features/install-and-update/InstallNotice';
import { useInstallOffer } from '@/features/install-and-update/useInstallOffer';
import { loadable } from '@/ui/loadable';

// Seen on iOS only, after a tap.
const IosInstall = loadable(() => import('./IosInstall'));

export interface InstallOfferProps {
  /** Nothing weightier is to be told. */
  readonly isTimely: boolean;
}

/** The suggestion to install and, on iOS, how it is done. */
export default function InstallOffer({ isTimely }: InstallOfferProps) {
  const { isSheetOpen, dismiss } = useInstallOffer();
  // Suggested where the first message was written, and never over another screen's controls.
  const isInChat = useLocation({ select: ({ pathname }) => pathname === '/chat' });
  return (
    <>
      {isInChat && isTimely && <InstallNotice />}
      {isSheetOpen && <IosInstall onClose={dismiss} />}
    </>
  );
}
