import type { MovingFigure } from '@/domain/dashboard/dashboardStats';
import { Card } from '@/ui/components/Card/Card';
import { Stat } from '@/ui/components/Stat/Stat';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { countText } from '@/ui/text/countText';
import { changeInWords } from '../figureWords';
import { SampleMark } from '../SampleMark';
import { note, spanWords } from './Overview.css';

export interface FigureCardProps {
  readonly label: string;
  /** Null until it is known: the place is kept. */
  readonly figure: MovingFigure | null;
  /** Over which time it counts; a sample counts nothing. */
  readonly span?: string;
}

const KEPT = '\u00a0';

/** One of the four counts, with how it moved against the week before. */
export function FigureCard({ label, figure, span }: FigureCardProps) {
  return (
    <Card as="li">
      {figure === null ? (
        <Stat label={label} value={KEPT} note={<span className={note}>{KEPT}</span>} />
      ) : (
        <Stat
          label={label}
          value={
            <>
              <span>{countText(figure.value ?? 0)}</span>
              {span !== undefined && !figure.isSample && (
                <span className={spanWords}>{` ${span}`}</span>
              )}
            </>
          }
          trend={figure.change.direction}
          note={
            <>
              <span className={note}>
                <span>{changeInWords(figure.change)}</span>
                {figure.change.percent !== null && (
                  <VisuallyHidden> against the week before</VisuallyHidden>
                )}
              </span>
              {figure.isSample && <SampleMark />}
            </>
          }
        />
      )}
    </Card>
  );
}
