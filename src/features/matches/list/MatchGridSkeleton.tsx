import { Card } from '@/ui/components/Card/Card';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import * as card from './MatchCard.css';
import * as grid from './MatchGrid.css';

const CARDS = ['first', 'second', 'third'] as const;

/** Holds the place of the cards while the matches are read. */
export function MatchGridSkeleton() {
  return (
    <div className={grid.grid} aria-hidden>
      {CARDS.map((key) => (
        <Card key={key} padding="none">
          <Skeleton shape="picture" />
          <div className={card.body}>
            <Skeleton width="most" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="most" />
          </div>
        </Card>
      ))}
    </div>
  );
}
