import { useRef, useState } from 'react';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import { useServices } from '@/services/useServices';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { addPhotoFile } from './addPhotoFile';

export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly reason: PhotoRefusal;
}

export interface AddPhotos {
  /** How many files are being made photos of, or wait for it. */
  readonly preparing: number;
  /** Files of the last choice that did not become photos. */
  readonly refused: readonly RefusedFile[];
  /** One of the last choice is there as the file that it was. */
  readonly isKeptAsItIs: boolean;
  readonly add: (files: readonly File[]) => void;
}

/** Makes photos of files, one after the other: two large ones at once might not fit in memory. */
export function useAddPhotos(onAdded: (outcome: 'added' | 'addedAsItIs') => void): AddPhotos {
  const services = useServices();
  const [preparing, setPreparing] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isKeptAsItIs, setIsKeptAsItIs] = useState(false);
  const last = useRef(Promise.resolve());
  const tellAdded = useStableCallback(onAdded);

  async function addOne(file: File): Promise<void> {
    // What nobody foresaw must neither stop the files behind nor pass in silence.
    const outcome = await addPhotoFile(services, file).catch(() => 'failed' as const);
    setPreparing((count) => count - 1);
    if (outcome === 'addedAsItIs') setIsKeptAsItIs(true);
    if (outcome === 'added' || outcome === 'addedAsItIs') tellAdded(outcome);
    else {
      const id = services.newId();
      setRefused((others) => [...others, { id, name: file.name, reason: outcome }]);
    }
  }

  function add(files: readonly File[]): void {
    if (files.length === 0) return;
    setRefused([]);
    setIsKeptAsItIs(false);
    setPreparing((count) => count + files.length);
    for (const file of files) last.current = last.current.then(() => addOne(file));
  }

  return { preparing, refused, isKeptAsItIs, add };
}
