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

/** Milliseconds from each key or click, as long as `act` goes on, to the frame after it. */
export async function timesToPaint(
  page: Page,
  event: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number[]> {
  const measured = await page.evaluateHandle((name) => {
    const times: number[] = [];
    addEventListener(
      name,
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      { capture: true },
    );
    return times;
  }, event);
  await act();
  return measured.jsonValue();
}
