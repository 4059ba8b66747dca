import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/** What is lost of a page in its present size: what scrolls sideways, and words that are cut off. */
export function layoutFaults(page: Page, probe: Probe): Promise<string[]> {
  return page.evaluate(({ layer, texts, nameOf }) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const tooWide = root.scrollWidth - root.clientWidth;
    if (tooWide > 0) faults.push(`the page is ${tooWide} px too wide`);

    // A row of tabs is meant to; a field scrolls its own text.
    const mayScrollAside = '[role="tablist"], input, textarea, select';
    for (const box of layer().querySelectorAll(`*:not(${mayScrollAside})`)) {
      const { overflowX } = getComputedStyle(box);
      const over = box.scrollWidth - box.clientWidth;
      if (/auto|scroll/.test(overflowX) && over > 1 && box.checkVisibility()) {
        faults.push(`${nameOf(box)} scrolls ${over} px sideways`);
      }
    }

    // A chat is named by the beginning of its first message, which stands in it in full.
    const isBeginning = (element: Element): boolean => element.textContent?.endsWith('…') ?? false;

    /** The box that cuts a line of text off; what lies in a box that scrolls can be reached. */
    const cutBy = (text: DOMRect, from: Element): Element | null => {
      // A line of glyphs is a little higher than the line that is drawn.
      const slack = Number.parseFloat(getComputedStyle(from).fontSize) * 0.25;
      let across = true;
      let along = true;
      for (let at: Element | null = from; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(at);
        if (display === 'inline') continue;
        const box = at.getBoundingClientRect();
        const isWide = text.left < box.left - 1 || text.right > box.right + 1;
        const isHigh = text.top < box.top - slack || text.bottom > box.bottom + slack;
        if (across && isWide && /hidden|clip/.test(overflowX)) return isBeginning(from) ? null : at;
        if (along && isHigh && /hidden|clip/.test(overflowY)) return at;
        // Out of the thing that is pressed, it lies on its neighbours.
        if ((isWide || isHigh) && at.matches('button, a, [role="tab"]')) return at;
        across &&= !/auto|scroll/.test(overflowX);
        along &&= !/auto|scroll/.test(overflowY);
        // Nothing around it cuts what is fixed to the window.
        if (position === 'fixed') break;
      }
      return null;
    };
    for (const { words, parent, range } of texts()) {
      const box = [...range.getClientRects()].map((line) => cutBy(line, parent)).find(Boolean);
      if (box) faults.push(`“${words}” is cut off by ${nameOf(box)}`);
    }
    return faults;
  }, probe);
}
