import type { Page } from '@playwright/test';

/** Milliseconds from a click to the frame after a part of the page says `text`. */
export function fromClickToText(
  page: Page,
  click: { readonly among: string; readonly naming?: string },
  shown: { readonly part: string; readonly text: string },
): Promise<number> {
  return page.evaluate(
    ({ among, naming, part, text }) =>
      new Promise<number>((resolve, reject) => {
        const target = [...document.querySelectorAll<HTMLElement>(among)].find(
          (element) => naming === undefined || element.textContent?.includes(naming),
        );
        if (target === undefined) reject(new Error(`Nothing to click: ${among}`));
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(part)?.textContent?.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        target?.click();
      }),
    { ...click, ...shown },
  );
}

/** Milliseconds from each key that `press` presses to the frame after it. */
export async function fromKeysToPaint(page: Page, press: () => Promise<void>): Promise<number[]> {
  const measured = await page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      { capture: true },
    );
    return times;
  });
  await press();
  return measured.jsonValue();
}

export interface Scrolled {
  /** Milliseconds between the frames. */
  readonly frames: readonly number[];
  readonly mostNodes: number;
}

/** Scrolls a list from where it is up to its first entry, a step in each frame. */
export function scrollToStart(page: Page, list: string): Promise<Scrolled> {
  return page.evaluate(async (selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`Nothing to scroll: ${selector}`);
    const frames: number[] = [];
    let mostNodes = 0;
    let last = performance.now();
    // Where more is read at the start, the place is kept, and there is further to go.
    for (let stillFor = 0; stillFor < 60; stillFor = element.scrollTop === 0 ? stillFor + 1 : 0) {
      element.scrollBy({ top: -2500, behavior: 'instant' });
      const now = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      frames.push(now - last);
      last = now;
      mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
    }
    return { frames: frames.slice(1, -60), mostNodes };
  }, list);
}
