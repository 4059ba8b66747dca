import { type TouchEvent, useRef } from 'react';
import { isTextField } from '../trial/isTextField';
import type { MovedBy, Towards } from './useSteps';

const SHORTEST_PX = 48;
/** Slower is a finger that selects text or rests. */
const LONGEST_MS = 800;
/** How many times further across than down: what scrolls is not a swipe. */
const FLATNESS = 1.5;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** What a finger says that came down at `start` and went up `across` and `down` from there. */
function directionOf(across: number, down: number): Towards | null {
  if (Math.abs(across) < SHORTEST_PX || Math.abs(across) < FLATNESS * Math.abs(down)) return null;
  return across < 0 ? 'next' : 'previous';
}

/** Listeners by which a finger that is drawn across moves between the steps. */
export function useSwipe(move: (towards: Towards, by: MovedBy) => void) {
  const start = useRef<Start | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onTouchStart({ target, touches, timeStamp }: TouchEvent) {
      const finger = touches[0];
      const isSwipe = finger !== undefined && touches.length === 1 && !isTextField(target);
      start.current = isSwipe ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null;
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
      const began = start.current;
      const finger = changedTouches[0];
      forget();
      if (began === null || finger === undefined || timeStamp - began.at > LONGEST_MS) return;
      const direction = directionOf(finger.clientX - began.x, finger.clientY - began.y);
      if (direction !== null) move(direction, 'swipe');
    },
    onTouchCancel: forget,
  };
}
