import { hideMatch, unhideMatch } from '@/data/repositories/hiddenMatches';
import type { Match } from '@/domain/matches/match';
import { useServices } from '@/services/useServices';
import { useToasts } from '@/ui/components/Toast/useToasts';

/** Takes people out of the list, each with a way back while its notice shows. */
export function useHideMatch() {
  const services = useServices();
  const { database, clock } = services;
  const { toasts, show, dismiss } = useToasts(services);
  return {
    toasts,
    dismiss,
    hide: (match: Match, reportReason: string | null) => {
      void hideMatch(database, match.id, reportReason, clock());
      const kept = reportReason === null ? '' : '. Your reason stays on this device';
      const text = `${match.name} is hidden${kept}`;
      const undo = () => void unhideMatch(database, match.id);
      const action = { label: 'Undo', onAction: undo, restores: match.id };
      show({ text, action });
    },
  };
}
