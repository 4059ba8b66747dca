import * as v from 'valibot';
import { id, listOf } from '../database/rows/fields';
import { askForJson, type Service } from './askForJson';
import { type OtherTraits, type OwnTraits, rankingPrompt } from './prompts';

/** Someone to be ranked; the id stays on the device. */
export type Candidate = OtherTraits & { readonly id: string };

/** More people than this are not sent at once. */
export const MOST_RANKED = 100;

/** Scores by id: whom a reply does not name is absent, and whom nobody asked for is left out. */
function rankingOf(idBySentId: ReadonlyMap<string, string>) {
  return v.pipe(
    listOf(
      v.object({
        id,
        score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      }),
    ),
    v.transform((entries) => {
      const scores = new Map<string, number>();
      for (const { id: sentId, score } of entries) {
        const own = idBySentId.get(sentId);
        if (own !== undefined && !scores.has(own)) scores.set(own, score);
      }
      return scores;
    }),
    // A ranking of nobody is none.
    v.minSize(1),
  );
}

/**
 * How well the candidates fit, as scores 0..100 by id (rule “AI service”). Only the first 100 are
 * asked for; candidates absent from the result are to be scored locally. Null when there is no
 * usable reply. Never throws.
 */
export async function rankMatches(
  service: Service,
  own: OwnTraits,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, number> | null> {
  if (candidates.length === 0) return new Map();
  const numbered = candidates
    .slice(0, MOST_RANKED)
    .map((candidate, index) => ({ sentId: `p${index + 1}`, candidate }));
  return askForJson(service, {
    task: 'rank the matches',
    prompt: rankingPrompt(
      own,
      new Map(numbered.map(({ sentId, candidate }) => [sentId, candidate])),
    ),
    schema: rankingOf(new Map(numbered.map(({ sentId, candidate }) => [sentId, candidate.id]))),
  });
}
