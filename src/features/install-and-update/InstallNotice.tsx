import { Download } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { useMedia } from '@/ui/page/useMedia';
import { media } from '@/ui/theme/media';
import { useInstallOffer } from './useInstallOffer';

/** Suggests installing, once a first message has shown what Taal is. */
export function InstallNotice() {
  const { isSuggested, isSheetOpen, install, dismiss } = useInstallOffer();
  // A suggestion is not worth the room that the conversation needs; the menu has the button too.
  const isShort = useMedia(media.short);
  if (!isSuggested || isSheetOpen || isShort) return null;
  return (
    <Notice
      title="Keep Taal one tap away"
      icon={<Download size={20} aria-hidden />}
      action={
        <Button size="small" onClick={install}>
          Install Taal
        </Button>
      }
      onDismiss={dismiss}
    >
      On your home screen it opens at once, even with no network.
    </Notice>
  );
}
