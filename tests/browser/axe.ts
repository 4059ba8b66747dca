import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** What axe finds against WCAG 2.2 AA and its best practices, in words short enough for a report. */
export async function violations(page: Page): Promise<Violation[]> {
  await page.addScriptTag({ path: source });
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  });
}
