import { useEffect, useState } from 'react';
import type { Frame } from './frames';

/**
 * The frame to show: the last, complete one until the demo plays, then from the first on, over
 * and over. A pause keeps the frame.
 */
export function useDemoFrame(frames: readonly Frame[], isPlaying: boolean): Frame | undefined {
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    if (!isPlaying) return;
    const hold = index === null ? 0 : frames[index]?.hold;
    const next = index === null ? 0 : (index + 1) % frames.length;
    const timer = setTimeout(() => setIndex(next), hold);
    return () => clearTimeout(timer);
  }, [frames, index, isPlaying]);

  return frames.at(index ?? -1);
}
