import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { bareTexts } from './support/architecture/bareTexts.ts';
import { falseClaims } from './support/architecture/claims.ts';
import { unclearComments, unknownRules } from './support/architecture/comments.ts';
import {
  barrels,
  caseTwins,
  crowdedFolders,
  impossibleOnWindows,
  posixScripts,
  sizesOf,
  strangersAtTheTop,
  strayClocks,
  strayNetworkCalls,
  strayStorageKeys,
  untypedReads,
  vagueNames,
  youngApis,
} from './support/architecture/habits.ts';
import {
  importCycles,
  unusedPackages,
  wrongEdges,
  wrongPackages,
} from './support/architecture/layers.ts';
import { deadLinks } from './support/architecture/papers.ts';
import { readSourceFiles } from './support/architecture/sourceFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = readSourceFiles(root, ['src', 'sw', 'tests']);
const product = all.filter(({ path }) => /^(?:src|sw)\//.test(path));

/** What the repository holds; nothing where the files came without one. */
function tracked(): string[] {
  try {
    return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split(
      '\n',
    );
  } catch {
    return [];
  }
}

describe('the house', () => {
  it('is read', () => {
    const paths = all.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['src/main.ts', 'sw/service-worker.ts', 'tests/architecture.test.ts']),
    );
    const edges = product.flatMap(({ imports }) => imports);
    expect(edges.length).toBeGreaterThan(product.length);
  });

  it('imports one way: routes, features, ui and data, domain', () => {
    expect(wrongEdges(all)).toEqual([]);
  });

  it('imports packages only where they belong', () => {
    expect(wrongPackages(product)).toEqual([]);
  });

  it('imports every package that it depends on', () => {
    expect(unusedPackages(Object.keys(packageJson.dependencies), product)).toEqual([]);
  });

  it('has no circles', () => {
    expect(importCycles(all)).toEqual([]);
  });

  it('reaches the network from data/backend and data/generative-ai only', () => {
    expect(strayNetworkCalls(product)).toEqual([]);
  });

  it('hands clock and chance to domain and data from outside', () => {
    expect(strayClocks(product)).toEqual([]);
  });

  it("has all keys of the browser's storage in one list", () => {
    expect(strayStorageKeys(product)).toEqual([]);
  });

  it('uses no browser API that the oldest supported browsers lack', () => {
    expect(youngApis(product)).toEqual([]);
  });

  it('reads no property of an untyped value through Object()', () => {
    expect(untypedReads(all)).toEqual([]);
  });

  it('has no barrels and no vague names', () => {
    expect(barrels(all)).toEqual([]);
    expect(vagueNames(all.map(({ path }) => path))).toEqual([]);
  });

  it('puts no bare text beside other nodes, where page translators break it', () => {
    const components = product.filter(({ path }) => path.endsWith('.tsx'));
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(components.flatMap(({ path }) => bareTexts(path, textOf(path)))).toEqual([]);
    const broken = '<p>{count} of {total}</p>; <b>{open && `Open`}<i /></b>; <i>{name}</i>';
    expect(bareTexts('a.tsx', broken)).toEqual(['a.tsx:1', 'a.tsx:1']);
  });

  it('has comments in plain words, which cite only what is in the repository', () => {
    const rules = readFileSync(join(root, 'src/domain/README.md'), 'utf8');
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(all.flatMap(({ path }) => unclearComments(path, textOf(path)))).toEqual([]);
    expect(all.flatMap(({ path }) => unknownRules(path, textOf(path), rules))).toEqual([]);
  });

  it('does not claim that somebody is there (rule R73)', () => {
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    const others = ['index.html', 'package.json', 'README.md'];
    const paths = [...product.map(({ path }) => path), ...others];
    expect(paths.flatMap((path) => falseClaims(path, textOf(path)))).toEqual([]);
    const claims = [
      "text: 'People near you, ranked by what you share.'",
      '<Badge>Online</Badge>',
      '                Online',
      "{read ? 'Read' : 'Sent'}",
      'const text = `Meera is reported`;',
      "description: 'Others see when you are here.'",
      "lead: 'Taal reads the rhythm, and finds who moves to it.'",
    ];
    expect(falseClaims('src/a.tsx', claims.join('\n'))).toHaveLength(claims.length);
    expect(
      falseClaims('src/a.tsx', "import { Read } from 'Sent';\nread('near your home')"),
    ).toEqual([]);
  });

  it('has papers whose links lead to a file', () => {
    const files = tracked();
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    const papers = files.filter((path) => path.endsWith('.md'));
    expect(papers.flatMap((path) => deadLinks(path, textOf(path), files))).toEqual([]);
  });

  it('has short files: none over 300 lines, nine in ten under 200, most under 60', () => {
    expect(sizesOf(all).tooLong).toEqual([]);
    // An intent is content: what people say and what is answered, in three languages.
    const code = product.filter(({ path }) => !/^src\/domain\/coach\/content\//.test(path));
    const { under200, under60 } = sizesOf(code);
    expect(under200).toBeGreaterThanOrEqual(0.9);
    expect(under60).toBeGreaterThan(0.5);
  });

  it('has no folder with more than 20 files', () => {
    const read = (path: string) => /^(?:src|sw|tests)\//.test(path);
    expect(crowdedFolders(tracked().filter(read), 20)).toEqual([]);
  });

  it('has no two files whose names differ only in case or extension', () => {
    expect(caseTwins(all.map(({ path }) => path))).toEqual([]);
  });

  it('can be checked out and run on Windows', () => {
    expect(impossibleOnWindows(tracked())).toEqual([]);
    expect(posixScripts(packageJson.scripts)).toEqual([]);
  });

  it('takes screenshots away from what the repository holds', () => {
    const { imports = [], code = '' } =
      all.find(({ path }) => path === 'tests/support/commands/screenshots.ts') ?? {};
    const paths = imports.flatMap((entry) => (entry.kind === 'file' ? entry.path : []));
    const used = all.filter(({ path }) => paths.includes(path)).map((file) => file.code);
    expect(used).not.toHaveLength(0);
    expect([code, ...used].join('\n')).not.toContain('public/');
  });

  it('holds only the agreed names at its top', () => {
    expect(strangersAtTheTop(tracked())).toEqual([]);
  });
});
