/** Three seconds: what has not come by then does not come. */
const MOST_FRAMES = 180;
/** A screen that stayed where it is for so long is full. */
const STILL_FRAMES = 20;
const NEAR_ENOUGH = 2;

/**
 * Scrolls the page down to `top` pixels. A screen fills up only little by little, so this goes on
 * until it has been there for a while, the person does something, or it takes too long. The returned
 * function ends it.
 */
export function reachScroll(top: number): () => void {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(event, stop, { signal: controller.signal, passive: true });
  }
  let still = 0;
  function step(frame: number): void {
    if (controller.signal.aborted) return;
    const isThere = Math.abs(scrollY - top) <= NEAR_ENOUGH;
    still = isThere ? still + 1 : 0;
    if (!isThere) scrollTo({ top, behavior: 'instant' });
    if (frame >= MOST_FRAMES || still >= STILL_FRAMES) stop();
    else requestAnimationFrame(() => step(frame + 1));
  }
  step(0);
  return stop;
}
