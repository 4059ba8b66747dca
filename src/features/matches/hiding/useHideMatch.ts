import { useState } from 'react';
import { hideMatch, unhideMatch } from '@/data/repositories/hiddenMatches';
import type { Match } from '@/domain/matches/match';
import type { ToastMessage } from '@/ui/components/Toast/Toast';
import type { MatchesServices } from '../matchesServices';

/** Takes people out of the list, each with a way back while its notice shows. */
export function useHideMatch({ database, clock, newId }: MatchesServices) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return {
    toasts,
    dismiss: (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    hide: (match: Match, reportReason: string | null) => {
      void hideMatch(database, match.id, reportReason, clock());
      const text = reportReason === null ? `${match.name} is hidden` : `${match.name} is reported`;
      const undo = () => void unhideMatch(database, match.id);
      const action = { label: 'Undo', onAction: undo, restores: match.id };
      setToasts((shown) => [...shown, { id: newId(), text, action }]);
    },
  };
}
