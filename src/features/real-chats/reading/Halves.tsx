import { FIGURES } from '@/domain/real-chats/figures/figures';
import type { Figure } from '@/domain/real-chats/figures/readingOf';
import { FIGURE_LABELS, moveText } from '@/domain/real-chats/words/figureWords';
import { Card } from '@/ui/components/Card/Card';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { columnsOfTwo } from './columnsOfTwo';
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
      <ValueTable
        caption="From the first half to the second"
        first="Figure"
        columns={columnsOfTwo(name)}
        rows={moved.map((figure) => ({
          key: figure,
          name: FIGURE_LABELS[figure],
          values: [textOf(figure, you.figures[figure]), textOf(figure, other.figures[figure])],
        }))}
      />
    </Card>
  );
}
