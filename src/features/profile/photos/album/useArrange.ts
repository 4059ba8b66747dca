import { useState } from 'react';
import {
  movePhoto,
  type RemovedPhoto,
  removePhoto,
  restorePhoto,
} from '@/data/repositories/photos';
import { useServices } from '@/services/useServices';
import { useToasts } from '@/ui/components/Toast/useToasts';

/** Moves and removes photos, with a way back from a removal while its notice shows. */
export function useArrange(onChanged: () => void) {
  const services = useServices();
  const { database } = services;
  const { toasts, show, dismiss } = useToasts(services);
  const [announcement, setAnnouncement] = useState('');

  async function restore(removed: RemovedPhoto): Promise<void> {
    const outcome = await restorePhoto(database, removed);
    if (outcome === 'added') onChanged();
    else show({ text: 'There is no place left to put the photo back' });
  }
  return {
    toasts,
    /** What was moved where, for those who do not see it. */
    announcement,
    dismiss,
    async move(id: string, toIndex: number): Promise<void> {
      await movePhoto(database, id, toIndex);
      setAnnouncement(toIndex === 0 ? 'Now your main photo' : `Now photo ${toIndex + 1}`);
      onChanged();
    },
    async remove(id: string): Promise<void> {
      const removed = await removePhoto(database, id);
      onChanged();
      const undo = removed && {
        label: 'Undo',
        onAction: () => void restore(removed),
        restores: id,
      };
      show({ text: 'Photo removed', ...(undo && { action: undo }) });
    },
  };
}
