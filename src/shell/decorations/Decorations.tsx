import { Heart, MessageCircleHeart, Music2, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { media } from '@/ui/theme/media';
import * as styles from './Decorations.css';
import { followPointer } from './followPointer';
import { useStillWhileWriting } from './useStillWhileWriting';

const icons = [
  { Icon: Heart, place: 'topRight' },
  { Icon: Music2, place: 'left' },
  { Icon: MessageCircleHeart, place: 'right' },
  { Icon: Sparkles, place: 'bottomLeft' },
] as const;

/** A ring that trails the mouse: fine pointers only, and not under reduced motion. */
function CursorFollower() {
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

/** The floating icons and the follower of the mouse, both behind everything. */
export function Decorations() {
  const layer = useStillWhileWriting<HTMLDivElement>();
  return (
    <div aria-hidden="true">
      <div ref={layer} className={styles.layer} data-decoration="icons">
        {icons.map(({ Icon, place }) => (
          <Icon key={place} className={`${styles.icon} ${styles.place[place]}`} />
        ))}
      </div>
      <CursorFollower />
    </div>
  );
}
