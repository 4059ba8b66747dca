import * as v from 'valibot';

const KEY = 'taal-scroll';
const LONGEST_ATTEMPT_MS = 3000;
const NEAR_ENOUGH = 2;
const LOG = '[role="log"] > *';

const place = v.object({
  path: v.string(),
  page: v.number(),
  /** Distance of a conversation's view from its end; null without one. */
  fromEnd: v.nullable(v.number()),
});
type Place = v.InferOutput<typeof place>;

function logElement(): Element | null {
  return document.querySelector(LOG);
}

function distanceFromEnd({ scrollHeight, clientHeight, scrollTop }: Element): number {
  return scrollHeight - clientHeight - scrollTop;
}

/** Remembers where the person reads, for the load that follows. */
export function rememberScroll(): void {
  const log = logElement();
  const now: Place = {
    path: location.pathname,
    page: scrollY,
    fromEnd: log === null ? null : distanceFromEnd(log),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Storage is forbidden: the screen starts at its top.
  }
}

function takeRemembered(): Place | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const parsed = v.safeParse(place, JSON.parse(stored ?? 'null'));
    return parsed.success && parsed.output.path === location.pathname ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Goes back to where the person was reading. The screen fills up only little by little, so this
 * goes on until it has been there for a while, the person scrolls, or three seconds are over.
 */
export function restoreScroll(): void {
  const remembered = takeRemembered();
  if (remembered === null) return;
  const { page, fromEnd } = remembered;
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(event, stop, { signal: controller.signal, passive: true });
  }
  const end = performance.now() + LONGEST_ATTEMPT_MS;
  const step = () => {
    if (controller.signal.aborted) return;
    if (Math.abs(scrollY - page) > NEAR_ENOUGH) scrollTo({ top: page, behavior: 'instant' });
    const log = logElement();
    if (log !== null && fromEnd !== null && fromEnd > NEAR_ENOUGH) {
      const off = distanceFromEnd(log) - fromEnd;
      if (Math.abs(off) > NEAR_ENOUGH) log.scrollTop += off;
    }
    if (performance.now() < end) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}
