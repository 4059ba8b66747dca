import { useState } from 'react';
import { countText } from '../../text/countText';
import { LanguageText } from './LanguageText';
import * as styles from './MessageText.css';

const MOST_CHARACTERS = 2000;
const MOST_LINES = 40;

const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** What a folded text is offered in full by; null where it is shown whole. */
function unfoldLabel(text: string): string | null {
  if (text.length > MOST_CHARACTERS) return `Show all ${countText(text.length)} characters`;
  const lines = Array.from(text.matchAll(LINE_BREAKS)).length + 1;
  return lines > MOST_LINES ? `Show all ${countText(lines)} lines` : null;
}

/** A text as it was written. A very long one is folded, or it would bury the conversation. */
export function MessageText({ text }: { readonly text: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const label = unfolded ? null : unfoldLabel(text);
  if (label === null) return <LanguageText text={text} />;
  return (
    <>
      <LanguageText text={text} className={styles.folded} />
      <button type="button" className={styles.unfold} onClick={() => setUnfolded(true)}>
        {label}
      </button>
    </>
  );
}
