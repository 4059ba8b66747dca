import { useEffect, useEffectEvent, useState } from 'react';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import { useServices } from '@/services/useServices';
import { type RefusedFile, useAddPhotos } from './useAddPhotos';

export interface SharedPhotos {
  /** Pictures came in during this visit; null until that is known. */
  readonly arrived: boolean | null;
  readonly preparing: number;
  readonly added: number;
  readonly refused: readonly RefusedFile[];
  readonly isKeptAsItIs: boolean;
}

/** Makes own photos of the shared pictures that the person has taken. */
export function useSharedPhotos(onAdded: () => void): SharedPhotos {
  const { database, sharedPhotos } = useServices();
  const [arrived, setArrived] = useState<boolean | null>(null);
  const [added, setAdded] = useState(0);
  const { add, preparing, refused, isKeptAsItIs } = useAddPhotos(() => {
    setAdded((count) => count + 1);
    onAdded();
  });

  const take = useEffectEvent(() => {
    const files = sharedPhotos.take();
    setArrived((before) => files !== null || before === true);
    if (files === null) return;
    setAdded(0);
    // Who brings a photo need not be asked for one.
    void setHasVisitedProfile(database);
    add(files);
  });

  useEffect(() => {
    take();
    return sharedPhotos.subscribe(() => take());
  }, [sharedPhotos]);

  return { arrived, preparing, added, refused, isKeptAsItIs };
}
