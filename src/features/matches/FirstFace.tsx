import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/ui/components/Card/Card';
import { Picture } from '@/ui/components/Picture/Picture';
import { FIRST_FACE, firstFace } from './firstFace';
import * as card from './MatchCard.css';
import * as grid from './MatchGrid.css';

/**
 * The face that leads a new visitor's list, where the document has brought it. All of the drawing
 * is shown: the card, which has words over its lower part, lies just where this did.
 */
export function FirstFace() {
  const [source] = useState(firstFace);
  if (source === undefined) return null;
  return (
    <div {...{ [FIRST_FACE]: '' }} className={grid.grid}>
      <Card padding="none">
        <Picture
          src={source}
          alt=""
          width={card.WIDTH}
          height={card.HEIGHT}
          fetchPriority="high"
          decoding="sync"
          fallback={<Heart size={56} aria-hidden />}
        />
      </Card>
    </div>
  );
}
