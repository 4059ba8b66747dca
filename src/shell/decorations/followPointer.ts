const NEARNESS_A_FRAME = 0.22;
const ARRIVED = 0.3;

interface Point {
  x: number;
  y: number;
}

/** Lets an element trail the mouse by its transform alone; rests when it has arrived. */
export function followPointer(element: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let goal: Point | null = null;
  let at: Point | null = null;
  let frame = 0;

  function move(): void {
    frame = 0;
    if (goal === null) return;
    at ??= { ...goal };
    at.x += (goal.x - at.x) * NEARNESS_A_FRAME;
    at.y += (goal.y - at.y) * NEARNESS_A_FRAME;
    element.style.transform = `translate3d(${at.x}px, ${at.y}px, 0)`;
    element.style.opacity = '1';
    if (Math.hypot(goal.x - at.x, goal.y - at.y) > ARRIVED) frame = requestAnimationFrame(move);
  }

  function hide(): void {
    at = null;
    element.style.opacity = '0';
  }

  addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse') return;
      goal = { x: clientX, y: clientY };
      if (frame === 0) frame = requestAnimationFrame(move);
    },
    { passive: true, signal },
  );
  document.documentElement.addEventListener('pointerleave', hide, { signal });
  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
    hide();
  };
}
