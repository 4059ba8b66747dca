import { useId, useState } from 'react';
import { FIGURES, type FigureName } from '@/domain/real-chats/figures/figures';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import {
  countWords,
  definitionOf,
  FIGURE_LABELS,
  figureTexts,
} from '@/domain/real-chats/words/figureWords';
import * as tables from '@/ui/layout/table.css';
import { countText } from '@/ui/text/countText';
import { ColumnsOfTwo } from './ColumnsOfTwo';
import * as styles from './tables.css';

interface FigureRowProps {
  readonly figure: FigureName;
  readonly reading: Reading;
}

function FigureRow({ figure, reading }: FigureRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const texts = figureTexts(figure, reading);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.term}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {FIGURE_LABELS[figure]}
          </button>
        </th>
        {(['you', 'other'] as const).map((side) => (
          <td key={side}>
            <span className={styles.value}>{texts[side]}</span>
            <span className={styles.note}>
              {countWords(figure, reading[side].figures[figure], countText)}
            </span>
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={3} className={styles.definition}>
            {definitionOf(figure, reading.silenceSeconds)}
          </td>
        </tr>
      )}
    </>
  );
}

export interface OfTwoProps {
  readonly reading: Reading;
  /** The other person's. */
  readonly name: string;
}

/** The nine figures of both, each with what it rests on; a press on its name says what it is. */
export function NineFigures({ reading, name }: OfTwoProps) {
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>Nine figures</caption>
      <ColumnsOfTwo first="Figure" name={name} />
      <tbody>
        {FIGURES.map((figure) => (
          <FigureRow key={figure} figure={figure} reading={reading} />
        ))}
      </tbody>
    </table>
  );
}
