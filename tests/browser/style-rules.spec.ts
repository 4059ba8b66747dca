import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './app.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** All built style rules, of the documents and of the sheets. */
function builtStyle(): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:css|html)$/.test(file))
    .map((file) => readFileSync(`${dist}/${file}`, 'utf8'))
    .join('\n');
}

test('no rule asks what is anywhere in the page: each key would have its root styled anew', () => {
  const rules = builtStyle();
  expect(rules).toContain('[data-scroll-lock]{');
  expect(rules.match(/(?:html|body|#root|:root|[{},]\s*\*?):has\([^{]*/g)).toBeNull();
});
