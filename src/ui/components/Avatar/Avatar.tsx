import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { useBrokenPicture } from '../Picture/useBrokenPicture';
import * as styles from './Avatar.css';

export type AvatarProps = {
  src: string | undefined;
  /** Whose face it is; empty where the name stands beside it. */
  alt: string;
  size?: keyof typeof styles.size;
  /** Shown when there is no picture, or it fails. */
  fallback?: ReactNode;
};

const pixels = { small: 32, medium: 44, large: 80, huge: 128 };

export function Avatar({ src, alt, size = 'medium', fallback }: AvatarProps) {
  const { broken, watch, noteFailure } = useBrokenPicture(src);
  const side = pixels[size];
  const meaning = broken && alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span {...meaning} className={joinClassNames(styles.avatar, styles.size[size])}>
      {broken ? (
        (fallback ?? <UserRound size={side / 2} aria-hidden />)
      ) : (
        <img
          ref={watch}
          src={src}
          alt={alt}
          width={side}
          height={side}
          className={styles.image}
          onError={noteFailure}
        />
      )}
    </span>
  );
}
