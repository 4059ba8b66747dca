import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type DocumentParts, documentsOf } from '@/build/prerender/documents';
import { SCREENS } from '@/shell/screens';
import { gradientStops } from '@/ui/components/BeatBars/geometry';

const template = readFileSync(
  fileURLToPath(new URL('../../../../index.html', import.meta.url)),
  'utf8',
);

const parts: DocumentParts = {
  template,
  css: '@layer feature{.used{a:b}.other{c:d}}',
  script: 'run(documentFacts)',
  screens: new Map(
    SCREENS.map((screen) => [
      screen,
      { title: `Title ${screen}`, html: `<p class="used">${screen}</p>` },
    ]),
  ),
  needed: new Map(SCREENS.map((screen) => [screen, [`/taal/assets/of${screen}.js`]])),
  facts: {
    base: '/taal/',
    modules: ['/taal/assets/app.js'],
    sheet: '/taal/sheet.css',
  },
};

const documents = documentsOf(parts);
const of = (file: string) => documents.get(file) ?? '';

it('has a document for each screen, with nothing of development', () => {
  expect(documents.size).toBe(SCREENS.length);
  for (const html of documents.values()) {
    expect(html).not.toMatch(/\/src\/|<!--|%BASE_URL%/);
    expect(html).toContain('href="/taal/icons/favicon.svg"');
    expect(html).toContain('href="/taal/manifest.webmanifest"');
    expect(html).toContain('.used{a:b}');
    expect(html).not.toContain('.other');
  }
});

it('puts the screen, its title and its facts into the document', () => {
  const html = of('chat.html');
  expect(html).toContain('<title>Title /chat</title>');
  expect(html).toContain('<div id="root" data-screen="/chat"><p class="used">/chat</p></div>');
  const facts = { ...parts.facts, screens: { '/chat': ['/taal/assets/of/chat.js'] } };
  expect(html).toContain(
    `<script>{const documentFacts=${JSON.stringify(facts)};run(documentFacts)}`,
  );
});

it('has two screens in the document of /', () => {
  expect(of('index.html')).toMatch(/<div id="onboarding" .*<div id="root" data-screen="\/">/s);
  expect(of('index.html')).toContain('"/onboarding":["/taal/assets/of/onboarding.js"]');
});

it('draws the gradient of the beats with the stops that the styles colour', () => {
  const stops = gradientStops.map((offset) => `<stop offset="${offset}" />`).join('');
  expect(template).toContain(`<linearGradient id="beats">${stops}</linearGradient>`);
});

it('refuses a template without a slot', () => {
  const broken = template.replace('<!--/head-->', '');
  expect(() => documentsOf({ ...parts, template: broken })).toThrow('The template has no head');
});
