import * as v from 'valibot';
import { askForJson, type Service } from './askForJson';
import { insightsPrompt, type OtherTraits, type OwnTraits } from './prompts';

export type Insights = readonly [string, string, string];

/** More people than this are not sent at once. */
export const MOST_DESCRIBED = 100;

const insight = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const insights = v.strictTuple([insight, insight, insight]);

/**
 * Three things worth knowing about the matches in view, the first 100 of them (rule “AI service”);
 * null when there is no usable reply, or nobody to write about. Never throws.
 */
export async function writeInsights(
  service: Service,
  own: OwnTraits,
  matches: readonly OtherTraits[],
): Promise<Insights | null> {
  if (matches.length === 0) return null;
  return askForJson(service, {
    task: 'write insights',
    prompt: insightsPrompt(own, matches.slice(0, MOST_DESCRIBED)),
    schema: insights,
  });
}
