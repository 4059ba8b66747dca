import { describe, expect, it, test } from 'vitest';
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
  vagueNames,
} from '../../support/architecture/habits.ts';
import {
  importCycles,
  unusedPackages,
  wrongEdges,
  wrongPackages,
} from '../../support/architecture/layers.ts';
import {
  resolveImport,
  sourceFile,
  specifiersOf,
  withoutComments,
} from '../../support/architecture/sourceFiles.ts';

const importing = (path: string, ...specifiers: string[]) =>
  sourceFile(path, specifiers.map((specifier) => `import '${specifier}';\n`).join(''));

describe('reading imports', () => {
  test.each([
    ["import a from 'a';", ['a']],
    ["import type { A, B as C } from 'a';", ['a']],
    ["import * as v from 'valibot';", ['valibot']],
    ["import React, { useState } from 'react';", ['react']],
    ["import {\n  one,\n  two,\n} from '@/data/many';", ['@/data/many']],
    ["import './side-effect.css';", ['./side-effect.css']],
    ['import "double";', ['double']],
    [
      "export { a } from './a';\nexport * from './b';\nexport type { C } from './c';",
      ['./a', './b', './c'],
    ],
    ["const late = await import('./late');", ['./late']],
    ["const Late = lazy(() => import('./Late'));", ['./Late']],
    ["import a from 'a';import b from 'b';", ['a', 'b']],
    ["export const a = 'not an import';", []],
    ["export const from = 'x';", []],
    ["const important = 'x';", []],
  ])('%j', (code, specifiers) => {
    expect(specifiersOf(code)).toEqual(specifiers);
  });

  it('does not read comments', () => {
    const text = "/* import a from 'a'; */\n// import b from 'b';\nimport c from 'c'; // c";
    expect(specifiersOf(withoutComments(text))).toEqual(['c']);
  });

  test.each([
    ['src/ui/a.ts', '@/domain/b', { kind: 'file', path: 'src/domain/b' }],
    ['src/data/x/a.ts', '../b', { kind: 'file', path: 'src/data/b' }],
    ['src/data/a.ts', './b.svg?raw', { kind: 'file', path: 'src/data/b.svg' }],
    ['sw/a.ts', '../tests/b.ts', { kind: 'file', path: 'tests/b.ts' }],
    ['src/a.ts', '@radix-ui/react-tabs', { kind: 'package', name: '@radix-ui/react-tabs' }],
    ['src/a.ts', 'react/jsx-runtime', { kind: 'package', name: 'react' }],
    ['src/a.ts', 'virtual:pwa', { kind: 'package', name: 'virtual:pwa' }],
  ])('in %s %s is %j', (from, specifier, expected) => {
    expect(resolveImport(from, specifier)).toEqual(expected);
  });
});

describe('edges between layers', () => {
  test.each([
    ['src/main.ts', './app/start'],
    ['src/app/createServices.ts', '@/data/database/taalDatabase'],
    ['src/app/App.tsx', '@/shell/Header'],
    ['src/shell/Header.tsx', '@/features/sync/SyncStatus'],
    ['src/build/rendering/renderScreen.tsx', '../../app/App'],
    ['src/build/prerender/documents.ts', '../../prepaint/loadApp'],
    ['src/app/routeTree.gen.ts', './../routes/chat'],
    ['src/routes/chat.tsx', '@/shell/services'],
    ['src/routes/chat.tsx', '@/features/chat/ChatScreen'],
    ['src/features/chat/a.ts', './deep/b'],
    ['src/features/chat/a.ts', '@/features/chat/b'],
    ['src/features/chat/a.ts', '@/ui/b'],
    ['src/ui/a.ts', '@/domain/b'],
    ['src/data/outbox/a.ts', '../database'],
    ['sw/a.ts', '@/data/b'],
    ['tests/a.ts', '../sw/b'],
  ])('%s may import %s', (path, specifier) => {
    expect(wrongEdges([importing(path, specifier)])).toEqual([]);
  });

  test.each([
    ['src/main.ts', './data/database/taalDatabase'],
    ['src/app/router.ts', '../routes/chat'],
    ['src/routes/chat.tsx', './matches'],
    ['src/routes/chat.tsx', '@/app/router'],
    ['src/shell/Header.tsx', '@/app/router'],
    ['src/features/chat/a.ts', '@/shell/services'],
    ['src/prepaint/loadApp.ts', '@/data/database/taalDatabase'],
    ['src/prepaint/loadApp.ts', '@/shell/screens'],
    ['src/build/prerender/documents.ts', '../../app/router'],
    ['src/app/start.ts', '@/build/chunkGroups'],
    ['src/domain/a.ts', '../build/b'],
    ['src/features/chat/a.ts', '@/features/matches/b'],
    ['src/features/chat/a.ts', '../chat-bubbles/b'],
    ['src/features/chat/a.ts', '@/app/createServices'],
    ['src/features/chat/a.ts', '@/routes/chat'],
    ['src/ui/a.ts', '@/data/database/taalDatabase'],
    ['src/ui/a.ts', '@/features/chat/b'],
    ['src/data/a.ts', '@/ui/b'],
    ['src/data/a.ts', '@/features/chat/b'],
    ['src/domain/a.ts', '@/data/database/taalDatabase'],
    ['src/domain/a.ts', '../ui/b'],
    ['src/data/a.ts', '../../tests/b'],
    ['src/data/a.ts', '../../sw/b'],
    ['sw/a.ts', '@/features/chat/b'],
    ['sw/a.ts', '../src/ui/b'],
    ['sw/a.ts', '../tests/b'],
  ])('%s may not import %s', (path, specifier) => {
    expect(wrongEdges([importing(path, specifier)])).toHaveLength(1);
  });
});

describe('packages', () => {
  test.each([
    ['src/data/database/taalDatabase.ts', 'dexie', true],
    ['src/features/chat/useMessages.ts', 'dexie', false],
    ['sw/a.ts', 'dexie', false],
    ['src/features/chat/useMessages.ts', 'dexie-react-hooks', true],
    ['src/features/chat/deep/useMessages.tsx', 'dexie-react-hooks', true],
    ['src/features/chat/ChatScreen.tsx', 'dexie-react-hooks', false],
    ['src/features/chat/useful.ts', 'dexie-react-hooks', false],
    ['src/ui/useMessages.ts', 'dexie-react-hooks', false],
    ['src/ui/components/Dialog/Dialog.tsx', '@radix-ui/react-dialog', true],
    ['src/features/chat/a.tsx', '@radix-ui/react-dialog', false],
    ['src/domain/a.ts', 'valibot', false],
    ['src/domain/a.ts', 'react', false],
    ['src/data/a.ts', 'valibot', true],
    ['src/data/a.ts', 'react', false],
    ['sw/a.ts', 'workbox-precaching', true],
    ['src/app/a.ts', 'workbox-window', true],
    ['src/app/a.ts', 'workbox-precaching', false],
    ['src/data/a.ts', 'node:fs', false],
  ])('in %s %s: %s', (path, name, allowed) => {
    expect(wrongPackages([importing(path, name)])).toHaveLength(allowed ? 0 : 1);
  });
});

it('finds the packages that no file imports', () => {
  const files = [
    importing('src/ui/a.ts', 'react', '@radix-ui/react-tabs/dist/x'),
    importing('sw/b.ts'),
  ];
  expect(unusedPackages(['react', '@radix-ui/react-tabs', 'dexie'], files)).toEqual(['dexie']);
});

describe('circles', () => {
  it('are found across files, folders and dynamic imports', () => {
    const a = importing('src/ui/a.ts', './b');
    const b = importing('src/ui/b.tsx', '@/domain/c');
    const c = sourceFile('src/domain/c.ts', "export const late = () => import('../ui/a');");
    const d = importing('src/ui/d.ts', './a', './b');
    expect(importCycles([a, b, c, d])).toEqual([
      'src/ui/a.ts -> src/ui/b.tsx -> src/domain/c.ts -> src/ui/a.ts',
    ]);
    expect(importCycles([a, b, d])).toEqual([]);
    expect(importCycles([importing('src/ui/a.ts', './a')])).toHaveLength(1);
  });
});

describe('habits', () => {
  it('counts the files that lie directly in a folder', () => {
    expect(crowdedFolders(['src/a.ts', 'src/b/c.ts', 'src/b/d.ts'], 1)).toEqual(['src/b/ 2']);
  });

  const holding = (path: string, code: string) => [sourceFile(path, code)];

  test.each([
    ['fetch(url)', true],
    ['return await fetch(url)', true],
    ['window.fetch(url)', true],
    ['navigator.sendBeacon(url)', true],
    ['new WebSocket(url)', true],
    ['connection.fetch(url)', false],
    ['refetch(url)', false],
    ['// fetch(url)', false],
    ['const { fetch } = connection', false],
  ])('%s reaches the network: %s', (code, reaches) => {
    expect(strayNetworkCalls(holding('src/data/outbox/a.ts', code))).toHaveLength(reaches ? 1 : 0);
    expect(strayNetworkCalls(holding('src/data/backend/a.ts', code))).toEqual([]);
    expect(strayNetworkCalls(holding('src/data/generative-ai/a.ts', code))).toEqual([]);
  });

  test.each([
    ['Date.now()', true],
    ['clock = Date.now', true],
    ['new Date()', true],
    ['new Date( )', true],
    ['new Date;', true],
    ['Math.random()', true],
    ['performance.now()', true],
    ['crypto.randomUUID()', true],
    ['new Date(clock())', false],
    ['new Date(milliseconds)', false],
    ['Date.parse(text)', false],
    ['Math.round(random())', false],
  ])('%s takes time or chance: %s', (code, takes) => {
    expect(strayClocks(holding('src/domain/a.ts', code))).toHaveLength(takes ? 1 : 0);
    expect(strayClocks(holding('src/data/outbox/a.ts', code))).toHaveLength(takes ? 1 : 0);
    expect(strayClocks(holding('src/data/backend/connection.ts', code))).toEqual([]);
    expect(strayClocks(holding('src/app/createServices.ts', code))).toEqual([]);
  });

  test.each([
    ['src/utils/a.ts', true],
    ['src/data/helpers.ts', true],
    ['src/ui/misc.css.ts', true],
    ['src/common/a/b.ts', true],
    ['src/app/SessionManager.tsx', true],
    ['src/app/dateUtils.ts', true],
    ['tests/support/test-helpers.ts', true],
    ['src/domain/analysis/levels.ts', false],
    ['src/features/chat/helpful.ts', false],
    ['src/domain/commonInterests.ts', false],
  ])('the name %s is vague: %s', (path, vague) => {
    expect(vagueNames([path])).toHaveLength(vague ? 1 : 0);
  });

  test.each([
    ['src/ui/index.ts', 'export const a = 1;', true],
    ['src/ui/all.ts', "export { a } from './a';\nexport * from './b';\n", true],
    ['src/ui/all.ts', "export type { A } from './a';\nexport const b = 1;\n", false],
    ['src/routes/index.tsx', 'export const Route = 1;', false],
    ['src/ui/empty.ts', '', false],
  ])('%s holding %j is a barrel: %s', (path, code, barrel) => {
    expect(barrels(holding(path, code))).toHaveLength(barrel ? 1 : 0);
  });

  it('of length are measured', () => {
    const long = (path: string, lines: number) => sourceFile(path, '\n'.repeat(lines));
    const files = [long('a.ts', 301), long('b.ts', 300), long('c.ts', 199), long('d.ts', 59)];
    expect(sizesOf([...files, long('routeTree.gen.ts', 900)])).toEqual({
      tooLong: ['a.ts (301)'],
      under200: 0.5,
      under60: 0.25,
    });
  });

  it('keep the top of the repository small', () => {
    const paths = [
      'package.json',
      'src/main.ts',
      '.github/ci.yml',
      'docs/a.md',
      'jest.config.js',
      '',
    ];
    expect(strangersAtTheTop(paths)).toEqual(['docs', 'jest.config.js']);
  });
});

describe('names on other file systems', () => {
  it('finds files that differ only in case or extension', () => {
    expect(
      caseTwins([
        'src/a/Steps.tsx',
        'src/a/Steps.css.ts',
        'src/a/steps.ts',
        'src/b/steps.ts',
        'src/B/other.ts',
        'tests/steps.test.ts',
      ]),
    ).toEqual(['src/a/Steps.tsx ~ src/a/steps.ts']);
    expect(caseTwins(['src/a.ts', 'src/a.tsx'])).toEqual(['src/a.ts ~ src/a.tsx']);
    expect(caseTwins(['src/Chat/a.ts', 'src/chat/a.ts'])).toHaveLength(1);
  });

  test.each(['a:b.ts', 'what?.png', 'con.ts', 'src/aux/x.ts', 'src/name.', 'a"b'])(
    'refuses the path %j',
    (path) => {
      expect(impossibleOnWindows([path, 'src/console.ts'])).toEqual([path]);
    },
  );

  test.each(['PORT=1 vite', 'rm -rf dist', 'vite build && cp a b', "echo 'x'", 'a; b'])(
    'refuses the script %j',
    (script) => {
      expect(posixScripts({ bad: script, good: 'vite build && tsx tests/run.ts' })).toEqual([
        'bad',
      ]);
    },
  );
});
