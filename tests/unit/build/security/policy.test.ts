import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { hashSource, inlineHashes } from '../../../../src/build/security/inlineHashes.ts';
import {
  connectionAllowlist,
  contentSecurityHeader,
  contentSecurityPolicy,
  originsOf,
} from '../../../../src/build/security/policy.ts';

const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const allowed = { scripts: [HASH], styles: [HASH], services: ['https://api.example'] };

test('nothing is allowed but what is named', () => {
  const policy = contentSecurityHeader(allowed);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  // A drawing within a document runs nothing and asks nobody.
  expect(policy.match(/[^;]*data:[^;]*/g)).toEqual([" img-src 'self' blob: data:"]);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain(`script-src 'self' ${HASH};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('what only a header may say is not in the document', () => {
  expect(contentSecurityPolicy(allowed)).not.toContain('frame-ancestors');
});

test('the evaluator of policies finds nothing of weight', () => {
  const findings = new CspEvaluator(new CspParser(contentSecurityHeader(allowed)).csp).evaluate();
  const grave = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
  expect(grave.map(({ description }) => description)).toEqual([]);
});

test('connections go to the origin of the app and to its services alone', () => {
  expect(connectionAllowlist([])).toBe('(response-origin "tel:*")');
  expect(connectionAllowlist(['https://api.example'])).toBe(
    '(response-origin "tel:*" "https://api.example")',
  );
});

test('settings name origins; a path and nothing do not', () => {
  expect(
    originsOf([
      undefined,
      '',
      '/api',
      ' https://api.example:8443/v1/ ',
      'https://api.example:8443',
    ]),
  ).toEqual(['https://api.example:8443']);
});

test('a hash is that of the text as the parser hands it on', async () => {
  // As the specification of policies gives it.
  expect(await hashSource("alert('Hello, world.');")).toBe(HASH);
  expect(await hashSource('a\r\nb')).toBe(await hashSource('a\nb'));
});

test('inline scripts and styles are found; scripts with an address are not inline', async () => {
  const html = `<style>a{}</style><script>alert('Hello, world.');</script>
    <script type="module" crossorigin src="/assets/a.js"></script><style media="all">b{}</style>
    <script>alert('Hello, world.');</script>`;
  expect(await inlineHashes(html)).toEqual({
    scripts: [HASH],
    styles: [await hashSource('a{}'), await hashSource('b{}')],
  });
});
