import { useState } from 'react';
import { Card } from '@/ui/components/Card/Card';
import { FIRST_FACE, firstFace } from './firstFaceSource';
import * as grid from './MatchGrid.css';
import { Portrait } from './Portrait';

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
        <Portrait src={source} fetchPriority="high" decoding="sync" />
      </Card>
    </div>
  );
}
