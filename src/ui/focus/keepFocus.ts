import { isTextField } from '../typing/isTextField';
import { focusHeir, type Gap } from './focusHeir';
import { focusStops } from './focusStops';
import { focusQuietly, focusScreen } from './moveFocus';

/** Where news come and go: who leaves them goes back to where they were. */
const NEWS = '[role="status"]';
function newsAround(element: Element | null): Element | null {
  return element?.closest(NEWS) ?? null;
}

function holds(part: Element, selector: string): boolean {
  return part.matches(selector) || part.querySelector(selector) !== null;
}

/** The dialog or the screen that something is in. */
function frameOf(element: Node): Element {
  const around = element instanceof Element ? element : element.parentElement;
  return around?.closest('[role="dialog"], main') ?? document.body;
}

function gapOf(records: readonly MutationRecord[], lost: Element): Gap | null {
  for (const { removedNodes, target, previousSibling } of records) {
    for (const part of removedNodes) {
      if (!(part instanceof Element) || !part.contains(lost) || !target.isConnected) continue;
      return { part, parent: target, before: previousSibling };
    }
  }
  return null;
}

/** The focus is on nothing: browsers take it to the body. */
const isAdrift = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Hands the focus on when what has it leaves the page, as a button does that removes its own row:
 * the next Tab would begin at the top of the page, and a screen reader falls silent. The returned
 * function ends this.
 */
export function keepFocus(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let focused: Element | null = null;
  /** What had the focus before it went into the news. */
  let beforeNews: Element | null = null;
  let isTouched = false;
  let isHandedOn = false;

  // A finger wants no keyboard on the screen that it has not asked for.
  const isWelcome = (stop: HTMLElement) => !(isTouched && isTextField(stop));

  function handOn(gap: Gap, lost: Element): void {
    const news = newsAround(gap.parent instanceof Element ? gap.parent : null);
    const heir = focusHeir(gap, lost, news ?? frameOf(gap.parent), isWelcome);
    isHandedOn = true;
    if (heir !== null) heir.focus({ preventScroll: true });
    else if (news !== null && beforeNews instanceof HTMLElement) {
      beforeNews.focus({ preventScroll: true });
    }
    if (!isAdrift()) return;
    const frame = frameOf(gap.parent);
    if (frame instanceof HTMLElement && frame.matches('[role="dialog"]')) focusQuietly(frame);
    else focusScreen();
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    const next = target instanceof Element ? target : null;
    if (newsAround(next) !== null && newsAround(focused) === null) beforeNews = focused;
    focused = next;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Left by the person, unless it turns out to be gone.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType === 'touch';
  };
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      isTouched = false;
      // A key that is held down pressed what is gone, and must not press what has the focus now.
      if (!event.repeat) isHandedOn = false;
      else if (isHandedOn && event.key === 'Enter') event.preventDefault();
    },
    { capture: true, signal },
  );
  const observer = new MutationObserver((records) => {
    const lost = focused;
    if (lost === null || lost.isConnected || !isAdrift()) return;
    focused = null;
    const gap = gapOf(records, lost);
    // A dialog gives the focus back by itself, and what only holds the focus for a script is no control.
    if (gap === null || holds(gap.part, '[role="dialog"]')) return;
    if (gap.part === lost && focusStops(lost).length === 0) return;
    if (holds(gap.part, 'h1')) focusScreen();
    else handOn(gap, lost);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
