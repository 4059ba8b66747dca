import type { JSHandle, Page } from '@playwright/test';

/** Runs in the page, where nothing can be imported: what its tests ask about the things in it. */
function makeProbe() {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="link"], [role="button"], [role="tab"], [role="switch"], [role="slider"], [role="checkbox"], [role="radio"], [role="combobox"]';

  /** What can be used now: the open menu or dialog, or else the page. */
  const layer = (): Element =>
    [...document.querySelectorAll('[role="dialog"], [role="menu"]')].findLast((it) =>
      it.checkVisibility(),
    ) ?? document.body;

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;

  /** Only for those who listen: it takes no place. */
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const shown = (selector: string): HTMLElement[] =>
    [...layer().querySelectorAll<HTMLElement>(selector)].filter(isShown);

  const controls = (): HTMLElement[] => shown(CONTROLS).filter((it) => !isUnseen(it));

  /** A box that scrolls and holds no stop of its own is one, as Chromium has it. */
  const isScroller = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const down = /auto|scroll/.test(overflowY) && scrollHeight > clientHeight;
    const aside = /auto|scroll/.test(overflowX) && scrollWidth > clientWidth;
    return (down || aside) && element.querySelector(`${CONTROLS}, [tabindex="0"]`) === null;
  };

  /** Of radio buttons with one name the Tab key stops at one: the chosen, or else the first. */
  const isOtherRadio = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...document.querySelectorAll('input')].filter(
      ({ type, name }) => type === 'radio' && name === element.name,
    );
    return (group.find(({ checked }) => checked) ?? group[0]) !== element;
  };

  /** The stops of the Tab key, in the order of the document. */
  const tabbable = (): HTMLElement[] =>
    shown('*').filter((it) => {
      if (it.hasAttribute('data-radix-focus-guard') || it.matches(':disabled')) return false;
      if (isOtherRadio(it)) return false;
      return it.tabIndex >= 0 || (!it.hasAttribute('tabindex') && isScroller(it));
    });

  /** Every piece of text that is seen, and where it stands. */
  const texts = (): { words: string; parent: Element; range: Range }[] => {
    const found = [];
    const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim().slice(0, 50) ?? '';
      if (parent === null || words === '' || isUnseen(parent)) continue;
      // A picture of the app that is drawn with its own parts; words beside it tell what it shows.
      if (parent.closest('[inert]') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length > 0) found.push({ words, parent, range });
    }
    return found;
  };

  const answers = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };

  const middle = (from: number, to: number, end: number): number =>
    (Math.max(0, from) + Math.min(end, to)) / 2;

  /** Where a finger goes: the middle of what is in the window; of two on one rail, the thumb. */
  const centre = (element: Element): { x: number; y: number } => {
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const x = middle(left, right, innerWidth);
    const y = middle(top, bottom, innerHeight);
    if (!element.matches('[type="range"]') || answers(element, x, y)) return { x, y };
    const hits: number[] = [];
    for (let at = left; at < right; at += 1) if (answers(element, at, y)) hits.push(at);
    return { x: ((hits.at(0) ?? x) + (hits.at(-1) ?? x)) / 2, y };
  };

  /** To be seen at its centre; of a box that is read or scrolled, more than one corner will do. */
  const isInSight = (element: Element): boolean => {
    const { x, y } = centre(element);
    if (answers(element, x, y)) return true;
    if (element.matches(CONTROLS)) return false;
    const WITHIN = 8;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + WITHIN, right - WITHIN].flatMap((across) =>
      [top + WITHIN, bottom - WITHIN].map((along) => answers(element, across, along)),
    );
    return corners.filter(Boolean).length > 1;
  };

  const opaque = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);

  /** The native box of a switch is unseen; what is drawn stands beside it. */
  const drawn = (element: Element): Element =>
    getComputedStyle(element).opacity === '0' ? (element.nextElementSibling ?? element) : element;

  /** A ring of 2 px or more around what has the focus, most of it not cut off by a box around. */
  const hasRing = (element: Element): boolean => {
    const box = drawn(element);
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
      getComputedStyle(box);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2 || !opaque(outlineColor)) {
      // The last length of a shadow is its spread.
      return / [2-9]px(?: inset)?(?:,|$)/.test(boxShadow);
    }
    const away = Number.parseFloat(outlineOffset) + width / 2;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const lost = new Set<string>();
    for (let at = box.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible' && left - away < edge.left) lost.add('left');
      if (overflowX !== 'visible' && right + away > edge.right) lost.add('right');
      if (overflowY !== 'visible' && top - away < edge.top) lost.add('top');
      if (overflowY !== 'visible' && bottom + away > edge.bottom) lost.add('bottom');
    }
    return lost.size < 3;
  };

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${kind} “${words.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}”`;
  };

  return { layer, controls, tabbable, texts, answers, centre, isInSight, hasRing, drawn, nameOf };
}

export type Probe = JSHandle<ReturnType<typeof makeProbe>>;

export const probeOf = (page: Page): Promise<Probe> => page.evaluateHandle(makeProbe);
