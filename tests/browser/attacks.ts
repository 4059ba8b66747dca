import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from './app.ts';

/** What a page makes code, elements or confusion of when it does not keep text apart from them. */
const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  '"><svg onload="window.attacked=2">',
  '</script><script>window.attacked=3</script>',
  'javascript:window.attacked=4',
  '{{constructor.constructor("window.attacked=5")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the text is to be.
  '${window.attacked=6}',
  '\u202Egnp.exe\u202C',
  'a\u200Bb\uFEFFc',
  '%3Cimg%20src%3Dx%20onerror%3Dwindow.attacked%3D7%3E',
];

/** All of them in one line, which starts with a letter: fields strip blanks at their ends. */
export const ATTACK = `Hi ${ATTACKS.join(' ')} bye`;

/** That nothing ran, and nothing became an element, a link or a picture from elsewhere. */
export async function expectNoHarm(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    return {
      attacked: 'attacked' in window,
      handlers: attributes.filter(({ name }) => /^on/i.test(name)).map(({ name }) => name),
      scripts: attributes.filter(({ value }) => /^\s*javascript:/i.test(value)).map((a) => a.value),
      foreign: elements
        .flatMap((element) => [element.getAttribute('src'), element.getAttribute('href')])
        .filter((address) => address !== null)
        .map((address) => new URL(address, document.baseURI))
        .filter(({ protocol, origin }) => protocol !== 'blob:' && origin !== location.origin)
        .map(({ href }) => href),
    };
  });
  // The drawing that the document of Matches was built with, to the letter.
  const built = await readFile(join(dist, 'matches.html'), 'utf8');
  const foreign = found.foreign.filter((address) => !built.includes(`src="${address}"`));
  expect({ ...found, foreign }).toEqual({
    attacked: false,
    handlers: [],
    scripts: [],
    foreign: [],
  });
}
