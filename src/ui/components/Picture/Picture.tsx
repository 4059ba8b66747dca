import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { NativeProps } from '@/ui/nativeProps';
import * as styles from './Picture.css';
import { useBrokenPicture } from './useBrokenPicture';

export type PictureProps = Omit<NativeProps<'img'>, 'ref' | 'onError'> & {
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** An icon that takes the picture's place when it fails. */
  fallback: ReactNode;
  corners?: keyof typeof styles.corners;
  lifted?: boolean;
};

export function Picture({
  src,
  alt,
  width,
  height,
  fallback,
  corners = 'none',
  lifted = false,
  ...rest
}: PictureProps) {
  const { broken, watch, noteFailure } = useBrokenPicture(src);
  const look = joinClassNames(styles.corners[corners], lifted && styles.lifted);
  if (broken) {
    const meaning = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return (
      <div {...meaning} className={joinClassNames(styles.placeholder, look)}>
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.sizer} />
        <span className={styles.icon}>{fallback}</span>
      </div>
    );
  }
  return (
    <img
      decoding="async"
      {...rest}
      ref={watch}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={joinClassNames(styles.picture, look)}
      onError={noteFailure}
    />
  );
}
