import { useId, useRef } from 'react';
import type { Photo } from '@/data/database/rows/photoRow';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { ToastRegion } from '@/ui/components/Toast/ToastRegion';
import { Row } from '@/ui/layout/Row';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Refusals } from '../adding/Refusals';
import { useAddPhotos } from '../adding/useAddPhotos';
import { useFileDrop } from '../adding/useFileDrop';
import { AddTile, PreparingTile } from './AddTile';
import * as styles from './PhotoAlbum.css';
import { PhotoTile } from './PhotoTile';
import { useArrange } from './useArrange';

export interface PhotoAlbumProps {
  /** Null until they are read. */
  readonly photos: readonly Photo[] | null;
  /** Called after each change that is stored. */
  readonly onChanged: () => void;
}

/** The own photos: add, put in order, remove. */
export function PhotoAlbum({ photos, onChanged }: PhotoAlbumProps) {
  const { add, preparing, refused, isKeptAsItIs } = useAddPhotos(onChanged);
  const { toasts, dismiss, announcement, move, remove } = useArrange(onChanged);
  const { isOver, handlers } = useFileDrop(add);
  const album = useRef<HTMLElement>(null);
  const ids = { heading: useId(), hint: useId(), refusals: useId() };
  const count = photos?.length ?? 0;
  const isFull = count >= MAX_PHOTOS;
  return (
    <section
      ref={album}
      tabIndex={-1}
      aria-labelledby={ids.heading}
      className={styles.album}
      {...handlers}
    >
      <Row justify="between" align="baseline">
        <Heading level={2} size="title" id={ids.heading}>
          Photos
        </Heading>
        <Text as="span" size="small" tone="soft" tabular>
          {`${count} of ${MAX_PHOTOS}`}
        </Text>
      </Row>
      <Text size="note" tone="soft" id={ids.hint}>
        {isFull
          ? `These are the ${MAX_PHOTOS} photos a profile can have. Remove one to add another.`
          : 'The first is your main photo. All are kept on this device only, with their location removed.'}
      </Text>
      <ul className={styles.grid}>
        {preparing > 0 && <PreparingTile />}
        {photos?.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={count}
            onMove={(toIndex) => void move(photo.id, toIndex)}
            onRemove={() => {
              album.current?.focus({ preventScroll: true });
              void remove(photo.id);
            }}
          />
        ))}
        {photos !== null && !isFull && (
          <AddTile
            isFirst={count === 0 && preparing === 0}
            isOver={isOver}
            describedBy={`${ids.refusals} ${ids.hint}`}
            onFiles={add}
          />
        )}
      </ul>
      <Refusals id={ids.refusals} refused={refused} isKeptAsItIs={isKeptAsItIs} />
      <VisuallyHidden as="div" role="status">
        {preparing > 0 ? 'Preparing your photo' : announcement}
      </VisuallyHidden>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </section>
  );
}
