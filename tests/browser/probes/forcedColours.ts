import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/** Pairs of things that differ in nothing but their state. */
const KINDS = [
  { on: '[role="tab"][aria-selected="true"]', off: '[role="tab"][aria-selected="false"]' },
  { on: '[role="switch"]:checked', off: '[role="switch"]:not(:checked)' },
  { on: '[aria-pressed="true"]', off: '[aria-pressed="false"]' },
  { on: 'nav a[aria-current]', off: 'nav a:not([aria-current])' },
] as const;

/** The stops of the keyboard that show nothing of it. */
async function withoutRing(page: Page, probe: Probe): Promise<string[]> {
  const faults = await page.evaluate(
    ({ tabbable, hasRing, nameOf }) =>
      tabbable()
        .filter((stop) => {
          stop.focus();
          // The thumb of a native range is drawn by the browser: it is looked at below.
          return !stop.matches('[type="range"]') && !hasRing(stop);
        })
        .map((stop) => `${nameOf(stop)} shows no focus`),
    probe,
  );
  for (const range of await page.locator('[type="range"]').all()) {
    const box = await range.boundingBox();
    if (box === null) continue;
    await range.focus();
    const focused = await range.screenshot();
    await range.blur();
    if (focused.equals(await range.screenshot())) faults.push('a slider shows no focus');
  }
  return faults;
}

/** What looks the same on and off. A ground is no difference: forced colours take it away. */
async function alike(page: Page, probe: Probe): Promise<string[]> {
  return page.evaluate(
    async ({ kinds, probe: { layer, drawn, nameOf } }) => {
      const SEEN = [
        ['borderStyle', 'borderWidth', 'borderColor', 'outlineStyle', 'color'],
        ['textDecorationLine', 'transform', 'fill', 'stroke', 'content'],
      ].flat();
      const lookOf = (element: Element): string =>
        [drawn(element), ...element.querySelectorAll('*')]
          .flatMap((part) => [null, '::before', '::after'].map((of) => getComputedStyle(part, of)))
          .flatMap((style) =>
            SEEN.map((name) => style.getPropertyValue(name) || Reflect.get(style, name)),
          )
          .join('|');
      const shown = (selector: string): HTMLElement[] =>
        [...layer().querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const faults: string[] = [];
      for (const { on, off } of kinds) {
        for (const look of new Set(shown(off).map(({ className }) => className))) {
          const one = shown(off).find(({ className }) => className === look);
          if (one === undefined) continue;
          const before = lookOf(one);
          // The router gives the link of the present page a class of its own.
          let other = shown(on).find(({ className }) => className === look || one.matches('a'));
          if (other === undefined && one.matches('[aria-pressed]')) {
            one.click();
            while (!one.matches(on)) await frame();
            other = one;
          }
          if (other && lookOf(other) === before)
            faults.push(`${nameOf(other)} looks the same on and off`);
        }
      }
      return faults;
    },
    { kinds: KINDS, probe },
  );
}

/** What the reader's own colours take away. It presses things: nothing more should follow it. */
export async function forcedColourFaults(page: Page, probe: Probe): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // From here on the focus counts as the keyboard's.
  await page.keyboard.press('Tab');
  return [...(await withoutRing(page, probe)), ...(await alike(page, probe))];
}
