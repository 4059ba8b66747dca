import type { Random } from '@/domain/random';
import type { Language } from '../reading/languages';
import { CALM } from './phrasesOfCoach';
import { pickFresh } from './pickFresh';

/** A calm sentence for the turns after a danger was heard; one that was not given lately. */
export function calmText(
  language: Language,
  recentIds: readonly string[],
  random: Random,
): { readonly id: string; readonly text: string } {
  const all = CALM[language].map((text, index) => ({ id: `calm.${language}.${index}`, text }));
  return pickFresh(all, recentIds, random) ?? { id: '', text: '' };
}
