import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/** What cannot be brought into view: controls, by the focus, and words, by scrolling to them. */
export function outOfReach(page: Page, probe: Probe): Promise<string[]> {
  return page.evaluate(({ tabbable, texts, isInSight, nameOf }) => {
    const faults: string[] = [];
    /** Scrolled within a box that only the browser itself can scroll: no finger gets there. */
    const isForced = (element: Element): boolean => {
      let forced = false;
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        // The page behind a dialog stands still wherever it was.
        if (at === document.documentElement || at.scrollTop === 0) continue;
        if (getComputedStyle(at).overflowY !== 'hidden') continue;
        at.scrollTop = 0;
        forced = true;
      }
      return forced;
    };
    for (const stop of tabbable()) {
      // The browser scrolls to what takes the focus, not to what has it.
      stop.blur();
      stop.focus();
      if (!isInSight(stop) || isForced(stop))
        faults.push(`${nameOf(stop)} has the focus out of sight`);
    }
    for (const { words, parent, range } of texts()) {
      // Shows itself to the keyboard alone.
      if (parent.matches('a[href^="#"]')) continue;
      // The first line of a long text is not in sight with its middle.
      const isRead = (['center', 'start', 'end'] as const).some((block) => {
        parent.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = range.getClientRects()[0] ?? new DOMRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (hit.contains(parent) || parent.contains(hit)) && !isForced(parent);
      });
      if (!isRead) faults.push(`“${words}” cannot be scrolled to`);
    }
    return faults;
  }, probe);
}
