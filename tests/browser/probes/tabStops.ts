import type { JSHandle, Page } from '@playwright/test';
import type { Probe } from './probe.ts';

type Stops = JSHandle<HTMLElement[]>;

/** The order that the eye meets: down a column and along a row, never back. */
function orderFaults(page: Page, probe: Probe, stops: Stops): Promise<string[]> {
  return page.evaluate(
    ({ probe: { nameOf }, stops: all }) =>
      all.flatMap((stop, index) => {
        const next = all[index + 1];
        if (next === undefined || stop.contains(next)) return [];
        const [from, to] = [stop.getBoundingClientRect(), next.getBoundingClientRect()];
        const isAbove = to.bottom <= from.top && to.left < from.right;
        const isBefore = to.right <= from.left && to.top < from.bottom;
        return isAbove || isBefore ? [`${nameOf(next)} comes back after ${nameOf(stop)}`] : [];
      }),
    { probe, stops },
  );
}

/** What is wrong with the place where the focus is, which should be the one of this number. */
function faultsAt(page: Page, probe: Probe, stops: Stops, index: number): Promise<string[]> {
  return page.evaluate(
    ({ probe: { nameOf, isInSight, hasRing }, stops: all, at }) => {
      const { activeElement } = document;
      const wanted = all[at];
      if (wanted === undefined || activeElement === null) return ['there is no such stop'];
      if (activeElement !== wanted)
        return [`${nameOf(activeElement)} instead of ${nameOf(wanted)}`];
      const faults: string[] = [];
      if (!isInSight(wanted)) faults.push(`${nameOf(wanted)} is out of sight or covered`);
      // The browser draws the thumb of a native range, and its ring.
      if (!wanted.matches('[type="range"]') && !hasRing(wanted)) {
        faults.push(`${nameOf(wanted)} has no ring`);
      }
      return faults;
    },
    { probe, stops, at: index },
  );
}

/**
 * Goes with Tab from the first thing to the last: each comes once, in order, in sight and with a
 * ring. At the end the keyboard is free again; in a dialog it returns to the first stop.
 */
export async function tabStopFaults(page: Page, probe: Probe): Promise<string[]> {
  // Below a header that stays, what was scrolled away would stand above what comes before it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const stops = await probe.evaluateHandle(({ tabbable }) => tabbable());
  const [count, isModal] = await page.evaluate(
    ({ probe: { layer }, stops: all }) => [all.length, layer() !== document.body] as const,
    { probe, stops },
  );
  const faults = await orderFaults(page, probe, stops);
  // A key first: from here on the focus counts as the keyboard's.
  await page.keyboard.press('Shift');
  await page.evaluate(
    ({ stops: all, inDialog }) => {
      if (inDialog) return all.at(-1)?.focus();
      const start = document.createElement('span');
      start.tabIndex = -1;
      document.body.prepend(start);
      start.focus();
      // The browser goes on from the place where it stood.
      start.remove();
    },
    { stops, inDialog: isModal },
  );
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    const found = await faultsAt(page, probe, stops, index);
    faults.push(...found);
    // One that is left out would make all that follow look wrong.
    if (found.some((fault) => fault.includes(' instead of '))) return faults;
  }
  await page.keyboard.press('Tab');
  const end = await page.evaluate(
    ({ probe: { nameOf }, stops: all }) => {
      const { activeElement } = document;
      if (activeElement === all[0]) return 'begins anew';
      if (activeElement === null || activeElement === document.body) return 'free';
      return `at ${nameOf(activeElement)} after the last stop`;
    },
    { probe, stops },
  );
  if (end !== 'begins anew' && (isModal || end !== 'free')) faults.push(`the keyboard is ${end}`);
  return faults;
}
