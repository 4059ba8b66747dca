import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { useReducedMotion } from '../motion';
import * as styles from './Demo.css';
import { DemoWindow } from './DemoWindow';
import { framesOf } from './frames';
import { inWords } from './inWords';
import { demoScript } from './script';
import { useDemoFrame } from './useDemoFrame';
import { useOnScreen } from './useOnScreen';
import { usePageVisible } from './usePageVisible';

const frames = framesOf(demoScript);
const complete = frames.at(-1);

export function Demo() {
  const figure = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const onScreen = useOnScreen(figure);
  const pageVisible = usePageVisible();
  /** Null until the person decides. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const isWanted = asked ?? !reducedMotion;
  const isPlaying = isWanted && onScreen && pageVisible;
  const frame = useDemoFrame(frames, isPlaying);
  if (frame === undefined || complete === undefined) return null;
  return (
    <figure ref={figure} className={styles.figure}>
      <figcaption>
        <VisuallyHidden>{inWords(complete.messages)}</VisuallyHidden>
      </figcaption>
      <div aria-hidden inert className={isPlaying ? undefined : styles.paused}>
        <DemoWindow frame={frame} complete={complete} />
      </div>
      <div className={styles.control}>
        <IconButton
          tone="quiet"
          round
          label={isWanted ? 'Pause demo' : 'Play demo'}
          icon={isWanted ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          onClick={() => setAsked(!isWanted)}
        />
      </div>
    </figure>
  );
}
