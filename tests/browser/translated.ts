import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome's own translator does, from now on: each text node leaves the page,
 * and two `font` elements with the translation stand in its place. Here every word is its own
 * translation, so that what stays on the screen by mistake can be told from what is new.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untouched = 'font, script, style, textarea, svg, [translate="no"]';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest(untouched)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(text.data);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) translateAll(node);
        if (target instanceof Text) translate(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * The texts that React keeps as nodes of their own, as it does with a text beside other nodes: a
 * translator takes them from it. A text that is alone in its element is a property of the element.
 */
export function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isKept = Object.keys(node).some((key) => key.startsWith('__reactFiber'));
      if (isKept) found.push(`${node.textContent} (in ${node.parentElement?.outerHTML})`);
    }
    return found;
  });
}
