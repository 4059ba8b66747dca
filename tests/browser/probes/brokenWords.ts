import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/** Words that begin on one line and end on another without a hyphen. */
export function brokenWords(page: Page, probe: Probe): Promise<string[]> {
  return page.evaluate(({ texts }) => {
    const broken: string[] = [];
    const part = document.createRange();
    for (const { range } of texts()) {
      const node = range.startContainer.childNodes[range.startOffset] ?? range.startContainer;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        part.setStart(node, index);
        part.setEnd(node, index + word.length);
        const lines = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`“${word}” is broken in pieces`);
      }
    }
    return broken;
  }, probe);
}
