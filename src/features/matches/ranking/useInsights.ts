import { useMemo } from 'react';
import { localInsights } from '@/domain/matches/localInsights';
import type { Match } from '@/domain/matches/match';
import { useServices } from '@/services/useServices';
import { useLoaded } from '@/ui/state/useLoaded';
import { useMatchesServices } from '../matchesServices';
import type { LoadedMatches } from '../useMatches';

/** How long the list has to stay as it is before the AI service is asked about it. */
const SETTLED_MS = 800;

/** Three insights: honest local ones at once, the AI service's in their place where there is one. */
export function useInsights(
  { profile }: LoadedMatches,
  inView: readonly Match[],
): readonly string[] {
  const { timers } = useServices();
  const { generativeAi } = useMatchesServices();
  const own = profile.profile;
  const ids = inView.map(({ id }) => id).join(' ');
  const local = useMemo(() => localInsights(inView, own), [inView, own]);
  const mayAsk = generativeAi.isAvailable && profile.savedAt !== null && !profile.privacy.incognito;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list in view.
  const written = useLoaded(
    async (signal) => {
      if (!mayAsk || ids === '') return null;
      await new Promise<void>((resolve) => timers.after(SETTLED_MS, resolve));
      const insights = signal.aborted ? null : await generativeAi.writeInsights(own, inView);
      return insights && { ids, insights };
    },
    [mayAsk, ids, own, generativeAi, timers],
  );

  return mayAsk && written?.ids === ids ? written.insights : local;
}
