import type { Locator } from '@playwright/test';

/** The colours of the gradient that draws a row of beats, as this document resolves them. */
export function beatColours(beats: Locator): Promise<string[]> {
  return beats.evaluate((path) => {
    const [, id = ''] = /url\("?#([\w-]+)"?\)/.exec(getComputedStyle(path).stroke) ?? [];
    const stops = document.getElementById(id)?.querySelectorAll('stop') ?? [];
    return [...stops].map((stop) => getComputedStyle(stop).stopColor);
  });
}
