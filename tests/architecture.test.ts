import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll('\\', '/')),
  );
}

/** Finds paths in a file; they are given from the top of the repository. */
function pathsIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '');
  return Array.from(text.matchAll(pattern), (found) => {
    const path = (found[1] ?? found[2] ?? '').replace(/[?#].*$/, '');
    return path.startsWith('/') ? `.${path}` : posix.join(posix.dirname(file), path);
  });
}

it('has features that do not import each other', () => {
  const featureOf = (path: string) => /^src\/features\/[^/]+/.exec(path)?.[0];
  const sources = filesBelow('src/features').filter((path) => /\.tsx?$/.test(path));
  const wrong = sources.flatMap((file) =>
    pathsIn(file, /\b(?:from|import)[ (]*'(\.[^']+)'/g)
      .filter((path) => featureOf(path) !== featureOf(file))
      .map((path) => `${file} -> ${path}`),
  );
  expect(sources).not.toHaveLength(0);
  expect(wrong).toEqual([]);
});

it('has components that ask useServices() and are handed no services', () => {
  const components = ['src/features', 'src/shell']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.tsx'));
  const wrong = components.filter((file) =>
    /\bservices=\{|\breadonly services:/.test(readFileSync(file, 'utf8')),
  );
  expect(components).not.toHaveLength(0);
  expect(wrong).toEqual([]);
});

it('names each setting of the build that it uses: the whole of them would be in the code', () => {
  const sources = ['src', 'sw'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
  const wrong = sources.filter((file) =>
    /import\.meta\.env(?!\.[A-Z_])/.test(readFileSync(file, 'utf8').replace(/`[^`\n]*`/g, '')),
  );
  expect(wrong).toEqual([]);
});

it('has papers whose links lead to a file', () => {
  const folders = ['.github', 'src', 'sw', 'tests'];
  const papers = ['README.md', ...folders.flatMap(filesBelow).filter((path) => /\.md$/.test(path))];
  const dead = papers.flatMap((paper) =>
    pathsIn(paper, /\]\((?![a-z]+:|#)([^()\s]+)|\b(?:src|href)="(?![a-z]+:|#)([^"]+)"/gi)
      .filter((path) => !existsSync(path))
      .map((path) => `${paper} -> ${path}`),
  );
  expect(dead).toEqual([]);
});
