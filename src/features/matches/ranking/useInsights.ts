import { useEffect, useMemo, useState } from 'react';
import { localInsights } from '@/domain/matches/localInsights';
import type { Match } from '@/domain/matches/match';
import type { MatchesServices } from '../matchesServices';
import type { LoadedMatches } from '../useMatches';

/** How long the list has to stay as it is before the AI service is asked about it. */
const SETTLED_MS = 800;

/** Three insights: honest local ones at once, the AI service's in their place where there is one. */
export function useInsights(
  { generativeAi, timers }: MatchesServices,
  { profile }: LoadedMatches,
  inView: readonly Match[],
): readonly string[] {
  const own = profile.profile;
  const ids = inView.map(({ id }) => id).join(' ');
  const local = useMemo(() => localInsights(inView, own), [inView, own]);
  const [written, setWritten] = useState<{ ids: string; insights: readonly string[] } | null>(null);
  const mayAsk = generativeAi.isAvailable && profile.savedAt !== null && !profile.privacy.incognito;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list in view.
  useEffect(() => {
    if (!mayAsk || ids === '') return;
    let current = true;
    const cancel = timers.after(SETTLED_MS, () => {
      void generativeAi.writeInsights(own, inView).then((insights) => {
        if (current && insights !== null) setWritten({ ids, insights });
      });
    });
    return () => {
      current = false;
      cancel();
    };
  }, [mayAsk, ids, own, generativeAi, timers]);

  return mayAsk && written?.ids === ids ? written.insights : local;
}
