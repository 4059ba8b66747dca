import { pickOne } from '@/domain/pickOne';
import type { Random } from '@/domain/random';
import { fillIn, placeholdersOf } from '../conversation/fillIn';
import type { Slots } from '../conversation/hearing/slots';
import type { Language } from '../reading/languages';

/** A text of which every place is known, the fullest first; another one than before if there is. */
export function pickText(
  texts: readonly string[],
  slots: Slots,
  language: Language,
  random: Random,
  previous: string | null = null,
): string {
  const filled = texts.flatMap((text) => {
    const result = fillIn(text, slots, language);
    return result === null ? [] : [{ text: result, places: placeholdersOf(text).length }];
  });
  const others = filled.filter(({ text }) => !(previous ?? '').includes(text));
  const pool = others.length > 0 ? others : filled;
  const most = Math.max(0, ...pool.map(({ places }) => places));
  const best = pool.filter(({ places }) => places === most);
  return pickOne(best, random)?.text ?? '';
}

/** Puts a text into a frame. A function, as a text may hold what `replace` would take for a pattern. */
export function frame(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}
