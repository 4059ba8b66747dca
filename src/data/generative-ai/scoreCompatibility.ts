import { share } from '../database/rows/fields';
import { askForJson, type Service } from './askForJson';
import { compatibilityPrompt, type OtherTraits, type OwnTraits } from './prompts';

/**
 * How well two people fit, 0..1; null when there is no usable reply, or `calledOff` ends the
 * question. Never throws.
 */
export function scoreCompatibility(
  service: Service,
  own: OwnTraits,
  other: OtherTraits,
  calledOff?: AbortSignal,
): Promise<number | null> {
  return askForJson(service, {
    task: 'score the compatibility',
    prompt: compatibilityPrompt(own, other),
    schema: share,
    calledOff,
  });
}
