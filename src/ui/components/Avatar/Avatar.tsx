import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrokenPicture } from '../Picture/useBrokenPicture';
import * as styles from './Avatar.css';

export type AvatarProps = {
  src: string | undefined;
  /** Whose face it is; empty where the name stands beside it. */
  alt: string;
  /** Shown when there is no picture, or it fails. */
  fallback?: ReactNode;
};

const SIDE = 44;

export function Avatar({ src, alt, fallback }: AvatarProps) {
  const { broken, watch, noteFailure } = useBrokenPicture(src);
  const meaning = broken && alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span {...meaning} className={styles.avatar}>
      {broken ? (
        (fallback ?? <UserRound size={SIDE / 2} aria-hidden />)
      ) : (
        <img
          ref={watch}
          src={src}
          alt={alt}
          width={SIDE}
          height={SIDE}
          className={styles.image}
          onError={noteFailure}
        />
      )}
    </span>
  );
}
