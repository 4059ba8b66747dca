import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

interface Size {
  readonly width: number;
  readonly height: number;
}

const DESKTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 844 };

/** Shows the page at a size, until the test is over. */
export async function showAt({ width, height }: Size): Promise<void> {
  onTestFinished(() => page.viewport(DESKTOP.width, DESKTOP.height));
  await page.viewport(width, height);
}
