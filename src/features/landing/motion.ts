import { useSyncExternalStore } from 'react';
import { media } from '@/ui/theme/media';

export const prefersReducedMotion = () => matchMedia(media.reducedMotion).matches;

function watch(onChange: () => void) {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Still until the browser was asked: the first screen is written at build time. */
export const useReducedMotion = () => useSyncExternalStore(watch, prefersReducedMotion, () => true);
