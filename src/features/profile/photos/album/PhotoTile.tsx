import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Photo } from '@/data/database/rows/photoRow';
import { Badge } from '@/ui/components/Badge/Badge';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Text } from '@/ui/components/Text/Text';
import { ITEM } from '@/ui/focus/focusItem';
import { PhotoPicture } from './PhotoPicture';
import * as styles from './PhotoTile.css';

export interface PhotoTileProps {
  readonly photo: Photo;
  readonly index: number;
  readonly count: number;
  readonly onMove: (toIndex: number) => void;
  readonly onRemove: () => void;
}

export function PhotoTile({ photo, index, count, onMove, onRemove }: PhotoTileProps) {
  const placeId = useId();
  const moveRight = useRef<HTMLButtonElement>(null);
  const isMain = index === 0;
  const isLast = index === count - 1;
  return (
    <li {...{ [ITEM]: photo.id }} className={styles.tile}>
      <div className={styles.frame}>
        <PhotoPicture photo={photo} alt={isMain ? 'Your main photo' : `Your photo ${index + 1}`} />
        <div className={styles.corners}>
          {isMain ? (
            <span className={styles.main}>
              <Badge tone="brand" onPicture>
                Main
              </Badge>
            </span>
          ) : (
            <IconButton
              round
              tone="quiet"
              label="Make first"
              aria-describedby={placeId}
              icon={<Star size={18} aria-hidden />}
              onClick={() => {
                // This button is about to go; the focus stays with the photo.
                moveRight.current?.focus();
                onMove(0);
              }}
            />
          )}
          <IconButton
            round
            tone="quiet"
            label="Remove"
            aria-describedby={placeId}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onRemove}
          />
        </div>
      </div>
      <div className={styles.order}>
        <span className={styles.step}>
          <IconButton
            label="Move left"
            aria-describedby={placeId}
            // Not `disabled`: a button that is switched off under the finger loses the focus.
            aria-disabled={isMain}
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={() => !isMain && onMove(index - 1)}
          />
        </span>
        <Text as="span" size="small" tone="soft" tabular id={placeId}>
          {`${index + 1} of ${count}`}
        </Text>
        <span className={styles.step}>
          <IconButton
            ref={moveRight}
            label="Move right"
            aria-describedby={placeId}
            aria-disabled={isLast}
            icon={<ArrowRight size={18} aria-hidden />}
            onClick={() => !isLast && onMove(index + 1)}
          />
        </span>
      </div>
    </li>
  );
}
