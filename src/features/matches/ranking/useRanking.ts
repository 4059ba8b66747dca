import { useMemo } from 'react';
import { comparedMatch, comparedOwn } from '@/domain/matches/comparedProfile';
import { compatibility } from '@/domain/matches/compatibility';
import { type Explanation, explainScore } from '@/domain/matches/explain';
import type { Match } from '@/domain/matches/match';
import { rankByPercent, rankMatches } from '@/domain/matches/rankMatches';
import { setApart } from '@/domain/matches/setApart';
import { useLoaded } from '@/ui/state/useLoaded';
import { useMatchesServices } from '../matchesServices';
import type { LoadedMatches } from '../useMatches';

/** Where a match's score comes from, and what it is made of. */
export type ScoreReason =
  | { readonly kind: 'generated' }
  | { readonly kind: 'ai'; readonly percent: number }
  | { readonly kind: 'local'; readonly explanation: Explanation };

export interface Ranking {
  /** Best first, each with the score that counts now as its percent. */
  readonly matches: readonly Match[];
  readonly reasonFor: (match: Match) => ScoreReason;
  /** What sets people with an equal score apart among those in view, by their ids. */
  readonly apartIn: (inView: readonly Match[]) => ReadonlyMap<string, string>;
}

type AiScores = ReadonlyMap<string, number>;

const NO_SCORES: AiScores = new Map();
const NOTHING_SAID: ReadonlyMap<string, string> = new Map();

/** The AI service's scores, where there is one and the person lets anything leave the device. */
function useAiScores(loaded: LoadedMatches): AiScores {
  const { generativeAi } = useMatchesServices();
  const { profile, matches } = loaded;
  // Also where the build names no service: that is logged, once (rule “Failures”).
  const mayAsk = profile.savedAt !== null && !profile.privacy.incognito;
  const scores = useLoaded(
    async () => (mayAsk ? generativeAi.rankMatches(profile.profile, matches) : null),
    [mayAsk, generativeAi, profile, matches],
  );
  return (mayAsk ? scores : null) ?? NO_SCORES;
}

/**
 * The order of the matches (rule “Which score counts”): by the generated percent until the own
 * profile has been saved, then by the AI service's score or, where it has none, by the local
 * formula. Equal percents are ordered by the parts of the formula (rule “Equal scores”).
 */
export function useRanking(loaded: LoadedMatches): Ranking {
  const { userId, matches, profile } = loaded;
  const aiScores = useAiScores(loaded);
  return useMemo((): Ranking => {
    if (profile.savedAt === null) {
      return {
        matches: rankByPercent(matches),
        reasonFor: () => ({ kind: 'generated' }),
        apartIn: () => NOTHING_SAID,
      };
    }
    const own = comparedOwn(userId, profile.profile);
    const local = (match: Match) => compatibility(own, comparedMatch(match));
    const compared = new Map(matches.map((match) => [match.id, local(match)]));
    const scored = matches.map((match) => {
      const percent = aiScores.get(match.id) ?? local(match).score * 100;
      return { ...match, compatibility: Math.round(percent) };
    });
    const percents = new Map(scored.map((match) => [match.id, match.compatibility]));
    return {
      matches: rankMatches(scored, percents, compared),
      apartIn: (inView) => setApart(inView, own),
      reasonFor: (match) => {
        const percent = aiScores.get(match.id);
        if (percent !== undefined) return { kind: 'ai', percent };
        const named = { ...comparedMatch(match), name: match.name };
        return { kind: 'local', explanation: explainScore(own, named, local(match)) };
      },
    };
  }, [userId, matches, profile, aiScores]);
}
