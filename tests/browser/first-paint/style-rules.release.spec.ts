import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCREENS } from '../../../src/shell/screens.ts';
import { expect, test } from '../fixtures/app.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** All built style rules, of the documents and of the sheets. */
function builtStyle(): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:css|html)$/.test(file))
    .map((file) => readFileSync(`${dist}/${file}`, 'utf8'))
    .join('\n');
}

test('no rule has :has() on the root: each keystroke would recompute the root style', () => {
  const rules = builtStyle();
  expect(rules).toContain('[data-scroll-lock]{');
  expect(rules.match(/(?:html|body|#root|:root|[{},]\s*\*?):has\([^{]*/g)).toBeNull();
});

test('a token that neither a theme nor a width changes is written where it is used', () => {
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of builtStyle().matchAll(/[{;](--[\w-]+):([^;}]*)/g))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  expect(values.size).toBeGreaterThan(40);
  const still = [...values.values()].filter((set) => set.size === 1).map((set) => [...set].join());
  // The families of the body's text: the first of them changes.
  expect(still).toEqual([expect.stringMatching(/^var\(--\w+\),.*sans-serif$/)]);
});

/** The layers that a document's style names, in the order that the cascade then gives them. */
function layersOf(html: string): string[] {
  const [, style = ''] = /<style>(@layer.*?)<\/style>/s.exec(html) ?? [];
  const names = [...style.matchAll(/@layer (\w+)[{;]/g)].map(([, name = '']) => name);
  return [...new Set(names)];
}

test('the layers have one order, whatever of them a document holds', () => {
  const documents = readdirSync(dist).filter((file) => file.endsWith('.html'));
  expect(documents).toHaveLength(SCREENS.length);
  for (const file of documents) {
    const layers = layersOf(readFileSync(`${dist}/${file}`, 'utf8'));
    const order = ['reset', 'theme', 'component', 'frame', 'feature'];
    expect({ file, layers }).toEqual({ file, layers: order });
  }
});
