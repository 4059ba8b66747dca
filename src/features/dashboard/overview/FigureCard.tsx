import type { MovingFigure } from '@/domain/dashboard/dashboardStats';
import { Card } from '@/ui/components/Card/Card';
import { Stat } from '@/ui/components/Stat/Stat';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { countText } from '@/ui/text/countText';
import { changeInWords } from '../figureWords';
import { SampleMark } from '../SampleMark';
import { note } from './Overview.css';

export interface FigureCardProps {
  readonly label: string;
  /** Null until it is known: the place is kept. */
  readonly figure: MovingFigure | null;
}

const KEPT = '\u00a0';

/** One of the four counts, with how it moved against the week before. */
export function FigureCard({ label, figure }: FigureCardProps) {
  return (
    <Card as="li">
      {figure === null ? (
        <Stat label={label} value={KEPT} note={<span className={note}>{KEPT}</span>} />
      ) : (
        <Stat
          label={label}
          value={countText(figure.value ?? 0)}
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
