import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/**
 * What does not answer to a finger everywhere within 44 px around its centre: too small, or under
 * something else. Links inside running sentences are exempt (WCAG 2.2, 2.5.8).
 */
export function smallTargets(page: Page, probe: Probe): Promise<string[]> {
  return page.evaluate(({ controls, centre, answers, nameOf }) => {
    // Half of 44, less a pixel: things stand at fractions of it, and the browser rounds.
    const REACH = 21;
    const ROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => (step * Math.PI) / 4);
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const faultsOf = (element: HTMLElement): string[] => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // Out of sight until the keyboard comes to it.
      const isHidden = element.getBoundingClientRect().bottom <= 0;
      if (isHidden) element.focus();
      const { x, y } = centre(element);
      const missed = [{ dx: 0, dy: 0 }]
        .concat(ROUND.map((at) => ({ dx: REACH * Math.cos(at), dy: REACH * Math.sin(at) })))
        .filter(({ dx, dy }) => !answers(element, x + dx, y + dy))
        .map(({ dx, dy }) => `${Math.round(dx)},${Math.round(dy)}`);
      if (isHidden) element.blur();
      return missed.length === 0 ? [] : [`${nameOf(element)} at ${missed.join(' ')}`];
    };
    return controls()
      .filter((element) => !isInSentence(element))
      .flatMap(faultsOf);
  }, probe);
}
