import { androgynousPortraits } from './androgynousPortraits';
import type { Portrait } from './portrait';
import { portraitsOfMen } from './portraitsOfMen';
import { portraitsOfWomen } from './portraitsOfWomen';

export const portraits: readonly Portrait[] = [
  ...portraitsOfWomen,
  ...portraitsOfMen,
  ...androgynousPortraits,
].toSorted((first, second) => first.id.localeCompare(second.id));

export function portraitById(id: string): Portrait {
  const found = portraits.find((portrait) => portrait.id === id);
  if (found === undefined) {
    throw new Error(`There is no portrait ${id}.`);
  }
  return found;
}
