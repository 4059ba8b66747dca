import { useMemo } from 'react';
import { comparedMatch, comparedOwn } from '@/domain/matches/comparedProfile';
import { compatibility } from '@/domain/matches/compatibility';
import { type Explanation, explainScore } from '@/domain/matches/explain';
import type { Compatibility, Match } from '@/domain/matches/match';
import { rankByPercent, rankMatches } from '@/domain/matches/rankMatches';
import { useLoaded } from '@/ui/state/useLoaded';
import type { MatchesServices } from '../matchesServices';
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
}

type AiScores = ReadonlyMap<string, number>;

const NO_SCORES: AiScores = new Map();

/** The AI service's scores, where there is one and the person lets anything leave the device. */
function useAiScores({ generativeAi }: MatchesServices, loaded: LoadedMatches): AiScores {
  const { profile, matches } = loaded;
  // Also where the build names no service: that is logged, once (rule R59).
  const mayAsk = profile.savedAt !== null && !profile.privacy.incognito;
  const scores = useLoaded(
    async () => (mayAsk ? generativeAi.rankMatches(profile.profile, matches) : null),
    [mayAsk, generativeAi, profile, matches],
  );
  return (mayAsk ? scores : null) ?? NO_SCORES;
}

function sumOf({ parts }: Compatibility): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * The order of the matches (rule R47): by the generated percent until the own profile has been
 * saved, then by the AI service's score or, where it has none, by the local formula.
 */
export function useRanking(services: MatchesServices, loaded: LoadedMatches): Ranking {
  const { userId, matches, profile } = loaded;
  const aiScores = useAiScores(services, loaded);
  return useMemo((): Ranking => {
    if (profile.savedAt === null) {
      return { matches: rankByPercent(matches), reasonFor: () => ({ kind: 'generated' }) };
    }
    const own = comparedOwn(userId, profile.profile);
    const local = (match: Match) => compatibility(own, comparedMatch(match));
    const scored = matches.map((match) => {
      const percent = aiScores.get(match.id) ?? local(match).score * 100;
      return { ...match, compatibility: Math.round(percent) };
    });
    // Scores stop at 100; the sums of their parts still tell people apart.
    const sums = new Map(
      matches.map((match) => [match.id, aiScores.get(match.id) ?? sumOf(local(match)) * 100]),
    );
    return {
      matches: rankMatches(scored, sums),
      reasonFor: (match) => {
        const percent = aiScores.get(match.id);
        if (percent !== undefined) return { kind: 'ai', percent };
        const named = { ...comparedMatch(match), name: match.name };
        return { kind: 'local', explanation: explainScore(own, named, local(match)) };
      },
    };
  }, [userId, matches, profile, aiScores]);
}
