import type { TaalDatabase } from '@/data/database/taalDatabase';
import { type OpenedChat, takePendingShare } from '@/data/sharing/pendingShare';
import { keepSharedText } from '@/data/sharing/sharedText';
import { loadable } from '@/ui/loadable';
import { usePendingShare } from './usePendingShare';

// Seldom needed: nobody waits for it on the way to the chat.
const ShareDialog = loadable(() => import('./ShareDialog'));

export interface ShareOfferProps {
  readonly database: TaalDatabase;
  readonly onPhotos: (files: readonly File[]) => void;
  readonly onChat: (chat: OpenedChat) => void;
}

/** Shows what another app or a web site handed over; it is taken on a press, or not at all. */
export function ShareOffer({ database, onPhotos, onChat }: ShareOfferProps) {
  const share = usePendingShare(database);
  if (share === null) return null;
  const take = async (what: 'photos' | 'text' | 'chat' | 'nothing') => {
    const taken = await takePendingShare(database);
    if (taken === null) return;
    if (what === 'photos') {
      onPhotos(taken.images.map(({ name, blob }) => new File([blob], name, { type: blob.type })));
    }
    if (what === 'text') await keepSharedText(database, taken.text);
    if (what === 'chat' && taken.chat !== null) {
      onChat({ file: taken.chat, others: taken.leftOut });
    }
  };
  // A database that cannot be written to now still holds the share for the next press.
  return <ShareDialog share={share} onTake={(what) => void take(what).catch(() => {})} />;
}
