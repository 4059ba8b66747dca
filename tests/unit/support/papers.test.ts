import { describe, expect, test } from 'vitest';
import { deadLinks } from '../../support/architecture/papers.ts';

const FILES = ['README.md', 'index.html', 'public/icon.png', 'src/ui/README.md', 'src/ui/a.ts'];

describe('links of papers', () => {
  test.each([
    ['a file beside the paper', '[a](a.ts)'],
    ['a file above it', '[read](../../README.md#start)'],
    ['a file from the top', '[page](/index.html)'],
    ['a folder', '[all](../ui) and [all](../../src/)'],
    ['a picture', '<img src="../../public/icon.png" alt=""> ![icon](../../public/icon.png)'],
    ['a place in the paper', '[styles](#styles)'],
    ['another site', '[site](https://example.com/a.ts) [mail](mailto:a@example.com)'],
    ['nothing, in code', '`[a](gone.ts)`\n\n```md\n[b](gone.ts)\n```\n'],
  ])('lead to %s', (_, text) => {
    expect(deadLinks('src/ui/README.md', text, FILES)).toEqual([]);
  });

  test.each([
    ['a file that is gone', '[`gone.ts`](gone.ts)', 'gone.ts'],
    ['a name that only begins like a file', '[a](a)', 'a'],
    ['the case of another file', '[a](A.ts)', 'A.ts'],
    ['a place in a paper that is gone', '[b](../b/README.md#styles)', '../b/README.md#styles'],
    ['a picture that is gone', '<img src="/public/gone.png" alt="">', '/public/gone.png'],
  ])('do not lead to %s', (_, text, link) => {
    const paper = `Read [a](a.ts), then ${text}.`;
    expect(deadLinks('src/ui/README.md', paper, FILES)).toEqual([`src/ui/README.md -> ${link}`]);
  });

  test('of several, each dead one is told', () => {
    const paper = '| [a](src/ui/a.ts) | [b](b.ts), [c](c.ts) |';
    expect(deadLinks('README.md', paper, FILES)).toEqual([
      'README.md -> b.ts',
      'README.md -> c.ts',
    ]);
  });
});
