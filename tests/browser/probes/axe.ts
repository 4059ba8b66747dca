import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
// Evaluated from outside the page: its policy refuses scripts that are put into it.
const source = `${readFileSync(path, 'utf8')};undefined`;

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** The rules that another colour scheme can break; all others look at what it does not change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG 2.2 AA and its best practices, in words short enough for a report. */
export async function violations(
  page: Page,
  look: 'all' | 'colours' = 'all',
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      // Half-way from one colour to another is neither.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { violations: found } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }),
      });
      return found.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
      }));
    },
    look === 'all' ? null : OF_COLOURS,
  );
}
