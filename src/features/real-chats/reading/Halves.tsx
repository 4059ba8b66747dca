import { FIGURES } from '@/domain/real-chats/figures/figures';
import type { Figure } from '@/domain/real-chats/figures/readingOf';
import { FIGURE_LABELS, moveText } from '@/domain/real-chats/words/figureWords';
import { Card } from '@/ui/components/Card/Card';
import * as tables from '@/ui/layout/table.css';
import { ColumnsOfTwo } from './ColumnsOfTwo';
import type { OfTwoProps } from './NineFigures';

/** How each figure moved from the first half of the chat to the second, where any did. */
export function Halves({ reading, name }: OfTwoProps) {
  const { you, other } = reading;
  const textOf = (figure: (typeof FIGURES)[number], of: Figure) =>
    moveText(figure, of) ?? (of.move === null ? 'too few to tell' : 'as before');
  const moved = FIGURES.filter((figure) =>
    [you, other].some(({ figures }) => moveText(figure, figures[figure]) !== null),
  );
  if (moved.length === 0) return null;
  return (
    <Card>
      <table className={tables.table}>
        <caption className={tables.caption}>From the first half to the second</caption>
        <ColumnsOfTwo first="Figure" name={name} />
        <tbody>
          {moved.map((figure) => (
            <tr key={figure}>
              <th scope="row">{FIGURE_LABELS[figure]}</th>
              <td>{textOf(figure, you.figures[figure])}</td>
              <td>{textOf(figure, other.figures[figure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
