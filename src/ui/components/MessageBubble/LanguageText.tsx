import { languageRuns } from '@/domain/language/languageRuns';

/** A text whose Hindi is marked as such, or a screen reader says it as if it were English. */
export function LanguageText({ text }: { readonly text: string }) {
  const runs = languageRuns(text);
  return runs.map(({ text: part, language }, index) =>
    language === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <span key={index} lang={language}>
        {part}
      </span>
    ),
  );
}
