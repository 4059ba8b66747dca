import { languageRuns } from '@/domain/language/languageRuns';

export interface LanguageTextProps {
  readonly text: string;
  readonly className?: string;
}

/** A text whose Hindi is marked as such, or a screen reader says it as if it were English. */
export function LanguageText({ text, className }: LanguageTextProps) {
  const runs = languageRuns(text);
  if (runs.every(({ language }) => language === null)) {
    return <span className={className}>{text}</span>;
  }
  return (
    <span className={className}>
      {runs.map(({ text: part, language }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
        <span key={index} lang={language ?? undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
