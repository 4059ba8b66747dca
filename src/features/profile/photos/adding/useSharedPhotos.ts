import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import { hasSharedImages, takeSharedImages } from '@/data/sharing/sharedImages';
import type { PhotoServices } from '../photoServices';
import { type RefusedFile, useAddPhotos } from './useAddPhotos';

export interface SharedPhotos {
  /** Pictures came in during this visit; null until that is known. */
  readonly arrived: boolean | null;
  readonly preparing: number;
  readonly added: number;
  readonly refused: readonly RefusedFile[];
}

/** Makes own photos of the pictures that another app shared. */
export function useSharedPhotos(services: PhotoServices, onAdded: () => void): SharedPhotos {
  const { database } = services;
  const waiting = useLiveQuery(() => hasSharedImages(database), [database]);
  const [arrived, setArrived] = useState(false);
  const [added, setAdded] = useState(0);
  const [tooHeavy, setTooHeavy] = useState<readonly RefusedFile[]>([]);
  const { add, preparing, refused } = useAddPhotos(services, () => {
    setAdded((count) => count + 1);
    onAdded();
  });

  const take = useEffectEvent(async () => {
    const images = await takeSharedImages(database);
    if (images.length === 0) return;
    setArrived(true);
    setAdded(0);
    // Who brings a photo need not be asked for one.
    void setHasVisitedProfile(database);
    const heavy = images.filter(({ blob }) => blob === null);
    setTooHeavy(
      heavy.map(({ name }) => ({ id: services.newId(), name, reason: 'tooHeavy' as const })),
    );
    add(
      images.flatMap(({ name, blob }) =>
        blob === null ? [] : [new File([blob], name, { type: blob.type })],
      ),
    );
  });

  useEffect(() => {
    if (waiting === true) take().catch(() => {});
  }, [waiting]);

  return {
    arrived: waiting === undefined ? null : arrived || waiting,
    preparing,
    added,
    refused: [...tooHeavy, ...refused],
  };
}
