import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

// Here, so that React runs in its own chunk, and so in a task of its own, and not where it is
// first used.

export function renderInto(place: Element, screen: ReactNode, options?: RootOptions): void {
  createRoot(place, options).render(screen);
}

/** Brings to life what the place already shows. */
export function hydrate(place: Element, screen: ReactNode, options: RootOptions): void {
  hydrateRoot(place, screen, options);
}
