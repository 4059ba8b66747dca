import * as v from 'valibot';
import { id, label } from '@/data/database/rows/fields';
import { SCROLL_KEY } from '@/domain/storageKeys';

const LONGEST_ATTEMPT_MS = 3000;
const NEAR_ENOUGH = 2;
const LOG = '[role="log"] > *';

const place = v.object({
  path: label,
  page: v.pipe(v.number(), v.finite()),
  /** Where a conversation is read, above its end; null at the end, or without one. */
  log: v.nullable(
    v.object({
      /** The uppermost row in view, and how far below the top of the view it begins. */
      row: id,
      offset: v.pipe(v.number(), v.finite()),
      /** From the top of the view to the end, while that row is not drawn. */
      toEnd: v.pipe(v.number(), v.finite()),
    }),
  ),
});
type Place = v.InferOutput<typeof place>;

function logElement(): Element | null {
  return document.querySelector(LOG);
}

function rowsOf(log: Element): HTMLElement[] {
  return [...log.querySelectorAll<HTMLElement>('[data-row]')];
}

/** How far below the top of the view a row begins. */
function offsetOf(row: Element, log: Element): number {
  return row.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

function placeIn(log: Element): Place['log'] {
  const { scrollHeight, clientHeight, scrollTop } = log;
  const toEnd = scrollHeight - scrollTop;
  if (toEnd - clientHeight <= NEAR_ENOUGH) return null;
  const row = rowsOf(log).find((it) => offsetOf(it, log) + it.clientHeight > 0);
  if (row === undefined) return null;
  return { row: row.dataset.row ?? '', offset: offsetOf(row, log), toEnd };
}

/** How far a conversation has to be scrolled to be where it was. */
function distanceTo({ row, offset, toEnd }: NonNullable<Place['log']>, log: Element): number {
  const drawn = rowsOf(log).find((it) => it.dataset.row === row);
  // Rows that were never drawn have guessed heights: the distance alone would miss by a line or two.
  if (drawn !== undefined) return offsetOf(drawn, log) - offset;
  return log.scrollHeight - log.scrollTop - toEnd;
}

/** Remembers where the person reads, for the load that follows. */
export function rememberScroll(): void {
  const log = logElement();
  const now: Place = {
    path: location.pathname,
    page: scrollY,
    log: log === null ? null : placeIn(log),
  };
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(now));
  } catch {
    // Storage is forbidden: the screen starts at its top.
  }
}

function takeRemembered(): Place | null {
  try {
    const stored = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
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
  const { page, log: read } = remembered;
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
    if (log !== null && read !== null) {
      const off = distanceTo(read, log);
      if (Math.abs(off) > NEAR_ENOUGH) log.scrollTop += off;
    }
    if (performance.now() < end) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}
