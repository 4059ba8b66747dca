import { useState } from 'react';
import { countText } from '../../countText';
import { LanguageText } from './LanguageText';
import * as styles from './MessageText.css';

const LONG = 2000;

/** A text as it was written. A very long one is folded, or it would bury the conversation. */
export function MessageText({ text }: { readonly text: string }) {
  const [folded, setFolded] = useState(text.length > LONG);
  if (!folded)
    return (
      <span>
        <LanguageText text={text} />
      </span>
    );
  return (
    <>
      <span className={styles.folded}>
        <LanguageText text={text} />
      </span>
      <button type="button" className={styles.unfold} onClick={() => setFolded(false)}>
        Show all {countText(text.length)} characters
      </button>
    </>
  );
}
