import { useLayoutEffect } from 'react';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { openLayers } from '@/ui/topLayer/openLayers';

/** Counts a dialog among what is open, for Back to close it. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = { close };
    openLayers.set([...openLayers.get(), layer]);
    return () => openLayers.set(openLayers.get().filter((other) => other !== layer));
  }, [open, close]);
}
