import { helplineRuns } from '@/domain/coach/safety/helplineRuns';
import * as styles from './HelplineText.css';
import { LanguageText } from './LanguageText';

export interface HelplineTextProps {
  readonly text: string;
  /** Of the whole text, where it is not that of the page. */
  readonly language?: 'hi' | 'hi-Latn' | undefined;
}

/** A text whose helplines can be called by a tap. */
export function HelplineText({ text, language }: HelplineTextProps) {
  return (
    <span lang={language}>
      {helplineRuns(text).map(({ text: part, number }, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
          <LanguageText key={index} text={part} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
          <a key={index} href={`tel:${number}`} className={styles.helpline}>
            {part}
          </a>
        ),
      )}
    </span>
  );
}
