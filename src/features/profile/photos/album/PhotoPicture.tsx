import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '@/data/database/rows/photoRow';
import { useBrokenPicture } from '@/ui/components/Picture/useBrokenPicture';
import { useObjectUrl } from '@/ui/files/useObjectUrl';
import * as styles from './PhotoPicture.css';

export interface PhotoPictureProps {
  readonly photo: Photo;
  readonly alt: string;
}

/** A stored photo, filling the box around it. To be keyed by the photo's id. */
export function PhotoPicture({ photo, alt }: PhotoPictureProps) {
  // A photo never changes, but each read returns a new blob object: the first one is kept.
  const [blob] = useState(photo.blob);
  const url = useObjectUrl(blob);
  const { broken, watch, noteFailure } = useBrokenPicture(url);
  if (url !== undefined && broken) {
    return (
      <div role="img" aria-label={alt} className={styles.broken}>
        <ImageOff size={28} aria-hidden />
      </div>
    );
  }
  return (
    <img
      ref={watch}
      src={url}
      alt={alt}
      width={photo.width}
      height={photo.height}
      decoding="async"
      // A photo dragged onto its own album would be added twice.
      draggable={false}
      className={styles.picture}
      onError={noteFailure}
    />
  );
}
