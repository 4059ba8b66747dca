import { useEffect, useRef } from 'react';
import { MovingBeats } from '@/ui/components/BeatBars/MovingBeats';
import { joinClassNames } from '@/ui/joinClassNames';
import { prefersReducedMotion } from '../motion';
import * as styles from './BeatLine.css';
import { lineOf } from './lineOf';
import { riseAround, settle } from './riseAround';

export interface BeatLineProps {
  readonly beats: readonly number[];
  /** Nobody has typed: the line breathes, and rises under the pointer. */
  readonly idle: boolean;
}

export function BeatLine({ beats, idle }: BeatLineProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const line = frame.current;
    const area = line?.closest('section');
    if (!idle || !line || !area) return;
    const follow = ({ clientX }: PointerEvent) => {
      if (!prefersReducedMotion()) riseAround(line, clientX);
    };
    const leave = () => settle(line);
    area.addEventListener('pointermove', follow);
    area.addEventListener('pointerleave', leave);
    return () => {
      area.removeEventListener('pointermove', follow);
      area.removeEventListener('pointerleave', leave);
      leave();
    };
  }, [idle]);

  return (
    <div ref={frame} className={joinClassNames(styles.line, idle && styles.idle)}>
      <MovingBeats size="hero" fill values={lineOf(beats, idle)} />
    </div>
  );
}
