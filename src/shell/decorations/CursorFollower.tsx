import { useEffect, useRef } from 'react';
import { media } from '@/ui/theme/media';
import * as styles from './CursorFollower.css';
import { followPointer } from './followPointer';

/** A ring that trails the mouse: fine pointers only, and not under reduced motion. */
export function CursorFollower() {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ring.current;
    if (element === null) return;
    const wanted = matchMedia(`${media.finePointer} and ${media.motion}`);
    let stop = () => {};
    const update = () => {
      stop();
      stop = wanted.matches ? followPointer(element) : () => {};
    };
    update();
    wanted.addEventListener('change', update);
    return () => {
      stop();
      wanted.removeEventListener('change', update);
    };
  }, []);
  return <div ref={ring} className={styles.ring} data-decoration="follower" />;
}
