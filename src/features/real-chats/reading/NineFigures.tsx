import { Fragment, useId, useState } from 'react';
import { FIGURES, type FigureName } from '@/domain/real-chats/figures/figures';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import {
  countWords,
  definitionOf,
  FIGURE_LABELS,
  figureTexts,
} from '@/domain/real-chats/words/figureWords';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { countText } from '@/ui/text/countText';
import { columnsOfTwo } from './columnsOfTwo';
import * as styles from './tables.css';

interface FigureTermProps {
  readonly figure: FigureName;
  readonly isOpen: boolean;
  /** Of what it counts, when that is told. */
  readonly id: string;
  readonly onPress: () => void;
}

function FigureTerm({ figure, isOpen, id, onPress }: FigureTermProps) {
  return (
    <button
      type="button"
      className={styles.term}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onPress}
    >
      {FIGURE_LABELS[figure]}
    </button>
  );
}

export interface OfTwoProps {
  readonly reading: Reading;
  /** The other person's. */
  readonly name: string;
}

/** The nine figures of both, each with what it rests on; a press on its name says what it is. */
export function NineFigures({ reading, name }: OfTwoProps) {
  const base = useId();
  const [open, setOpen] = useState<readonly FigureName[]>([]);

  function rowOf(figure: FigureName) {
    const isOpen = open.includes(figure);
    const id = `${base}${figure}`;
    const texts = figureTexts(figure, reading);
    const press = () =>
      setOpen(isOpen ? open.filter((other) => other !== figure) : [...open, figure]);
    return {
      key: figure,
      name: <FigureTerm figure={figure} isOpen={isOpen} id={id} onPress={press} />,
      values: (['you', 'other'] as const).map((side) => (
        <Fragment key={side}>
          <span className={styles.value}>{texts[side]}</span>
          <span className={styles.note}>
            {countWords(figure, reading[side].figures[figure], countText)}
          </span>
        </Fragment>
      )),
      more: isOpen
        ? {
            id,
            words: (
              <span className={styles.definition}>
                {definitionOf(figure, reading.silenceSeconds)}
              </span>
            ),
          }
        : undefined,
    };
  }

  return (
    <ValueTable
      caption="Nine figures"
      first="Figure"
      columns={columnsOfTwo(name)}
      rows={FIGURES.map(rowOf)}
    />
  );
}
