import { lazy, Suspense } from 'react';
import type { PhotoServices } from './photoServices';
import { useFirstVisit } from './useFirstVisit';

// Seen once in the life of a profile.
const FirstVisitDialog = lazy(() => import('./FirstVisitDialog'));

export interface FirstVisitProps {
  readonly services: PhotoServices;
  readonly onChanged: () => void;
}

/** Asks for a photo at the first visit to the profile, and never again (specification, 2). */
export function FirstVisit({ services, onChanged }: FirstVisitProps) {
  const { isFirst, answer } = useFirstVisit(services.database);
  if (!isFirst) return null;
  return (
    <Suspense>
      <FirstVisitDialog services={services} onAnswered={answer} onChanged={onChanged} />
    </Suspense>
  );
}
