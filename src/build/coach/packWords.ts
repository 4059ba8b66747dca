import type { Intent } from '../../domain/coach/intent.ts';
import { LANGUAGES, type Language } from '../../domain/coach/reading/languages.ts';
import { packText } from './packText.ts';

/** The function that gives the next text of a language, in the packed module. */
const NEXT = { en: 'e', hinglish: 'g', hi: 'h' } as const satisfies Record<Language, string>;

const isLanguage = (key: string): key is Language => LANGUAGES.some((one) => one === key);

/** Keys whose values name something, and are no text that people read. */
const NAMES = new Set(['to', 'asks', 'about', 'relation', 'answer']);

/** An intent as source text in which every text is asked for in its turn. */
function shapeOf(value: unknown, texts: Record<Language, string[]>, language?: Language): string {
  if (typeof value === 'string' && language !== undefined) {
    texts[language].push(value);
    return `${NEXT[language]}()`;
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => shapeOf(item, texts, language)).join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => {
      const isName = NAMES.has(key) || key === 'when';
      const own = isLanguage(key) ? key : language;
      return `${JSON.stringify(key)}:${isName ? JSON.stringify(item) : shapeOf(item, texts, own)}`;
    });
    return `{${entries.join()}}`;
  }
  return JSON.stringify(value);
}

/**
 * A module of intents in which the texts of each language stand together: what is alike stands side
 * by side, and 330 KB of texts are 10 KB less on the way. An object's values are evaluated in their
 * order, so the texts need no numbers.
 */
export function packWords(exports: Readonly<Record<string, Readonly<Record<string, Intent>>>>) {
  const texts: Record<Language, string[]> = { en: [], hinglish: [], hi: [] };
  const shapes = Object.entries(exports).map(
    ([name, intents]) => `export const ${name}=${shapeOf(intents, texts)};`,
  );
  const lists = LANGUAGES.map((language) => {
    const all = texts[language].join('\n');
    if (language !== 'hi') return `const ${NEXT[language]}=next(${JSON.stringify(all)});`;
    const { decode, text } = packText(all);
    return `const ${NEXT[language]}=next((${decode})(${JSON.stringify(text)}));`;
  });
  return [
    'const next=(texts)=>{const all=texts.split("\\n");let at=0;return()=>all[at++]};',
    ...lists,
    ...shapes,
  ].join('\n');
}
