import { Heart, MessageCircleHeart, Music2, Sparkles } from 'lucide-react';
import { CursorFollower } from './CursorFollower';
import * as styles from './Decorations.css';
import { useStillWhileWriting } from './useStillWhileWriting';

const icons = [
  { Icon: Heart, place: 'topRight' },
  { Icon: Music2, place: 'left' },
  { Icon: MessageCircleHeart, place: 'right' },
  { Icon: Sparkles, place: 'bottomLeft' },
] as const;

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
