import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../src/backend/headerRules.ts';
import { documentHeaders } from '../../../src/build/security/documentHeaders.ts';
import { SCREENS } from '../../../src/shell/screens.ts';

const rules = parseHeaderRules(readFileSync('public/_headers', 'utf8') + documentHeaders);

test.each([
  ...SCREENS,
  '/index.html',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/pictures/portraits/portrait-01.svg',
])('%s is looked up again each time', (path) => {
  expect(headersFor(rules, path)['Cache-Control']).toBe('no-cache');
});

test('what has its content in its name is kept for good', () => {
  expect(headersFor(rules, '/assets/main-abc.js')['Cache-Control']).toMatch(
    /max-age=31536000.*immutable/,
  );
});

test('every answer has the headers that keep it safe', () => {
  for (const path of ['/', '/assets/main-abc.js', '/service-worker.js']) {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      // Other hosts below the name may not have HTTPS.
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  }
});

test('no two rules set one header for one path: hosts differ in what they make of it', () => {
  for (const { pattern } of rules) {
    const path = pattern.replace('*', 'some/file.js');
    const names = rules
      .filter((rule) =>
        rule.pattern.endsWith('*')
          ? path.startsWith(rule.pattern.slice(0, -1))
          : path === rule.pattern,
      )
      .flatMap(({ headers }) => headers.map(([name]) => name));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('a line that is neither path nor header is refused', () => {
  expect(() => parseHeaderRules('/*\n  nonsense')).toThrow('nonsense');
  expect(() => parseHeaderRules('  A: b')).toThrow('A: b');
});
