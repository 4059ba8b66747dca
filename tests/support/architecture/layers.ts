import type { SourceFile } from './sourceFiles.ts';

const LAYERS = [
  'app',
  'routes',
  'shell',
  'features',
  'ui',
  'data',
  'domain',
  'backend',
  'build',
  'prepaint',
] as const;

/** The layers that each may import beside itself: imports run one way. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'ui'],
  app: ['app', 'shell', 'features', 'ui', 'data', 'domain'],
  routes: ['shell', 'features', 'ui', 'data', 'domain'],
  shell: ['shell', 'features', 'ui', 'data', 'domain'],
  features: ['ui', 'data', 'domain'],
  ui: ['ui', 'domain'],
  data: ['data', 'domain'],
  domain: ['domain'],
  sw: ['sw', 'data', 'domain'],
  backend: ['backend', 'data', 'domain'],
  build: ['build', 'backend', 'prepaint', 'shell', 'features', 'ui', 'data', 'domain'],
  // Inline in the documents, before the app: it shares types with what takes over from it.
  prepaint: ['prepaint', 'ui', 'domain'],
};

/** What renders the app at build time; nothing else of the build knows the app. */
const RENDERS_THE_APP = 'src/build/rendering/renderScreen.tsx';
const GENERATED_ROUTES = 'src/app/routeTree.gen.ts';

/** The layer that a path belongs to. */
export function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top !== 'src') return top;
  return LAYERS.find((layer) => layer === second) ?? 'main';
}

function featureOf(path: string): string | null {
  return layerOf(path) === 'features' ? (path.split('/')[2] ?? null) : null;
}

function mayImport(from: string, to: string): boolean {
  if (from.startsWith('tests/')) return true;
  const feature = featureOf(from);
  if (feature !== null && feature === featureOf(to)) return true;
  if (from === RENDERS_THE_APP && layerOf(to) === 'app') return true;
  if (from === GENERATED_ROUTES && layerOf(to) === 'routes') return true;
  return ALLOWED[layerOf(from)]?.includes(layerOf(to)) ?? false;
}

/** Imports against the one way: `routes -> features -> ui, data -> domain`. */
export function wrongEdges(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap((entry) =>
      entry.kind === 'package' || mayImport(path, entry.path) ? [] : [`${path} -> ${entry.path}`],
    ),
  );
}

/** Where each package may be imported; what is not named here may be imported anywhere. */
const HOMES: readonly (readonly [package_: RegExp, home: RegExp])[] = [
  [/^dexie$/, /^src\/data\//],
  [/^dexie-react-hooks$/, /^src\/features\/(?:[^/]+\/)+use[A-Z]\w*\.tsx?$/],
  [/^@radix-ui\//, /^src\/ui\//],
  [/^workbox-(?!window$)/, /^sw\//],
  [
    /^(?:react|react-dom|@tanstack\/.+)$/,
    /^src\/(?:main\.|app|routes|shell|features|ui|build\/rendering)/,
  ],
  [/^node:/, /^(?:tests|src\/backend|src\/build)\//],
];

/** Packages imported away from their home; the domain imports none at all. */
export function wrongPackages(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('tests/'))
    .flatMap(({ path, imports }) =>
      imports.flatMap((entry) => {
        if (entry.kind === 'file') return [];
        // Made by the build of the project's own files.
        if (entry.name.startsWith('virtual:')) return [];
        const isHome = HOMES.every(([name, home]) => !name.test(entry.name) || home.test(path));
        return isHome && layerOf(path) !== 'domain' ? [] : [`${path} -> ${entry.name}`];
      }),
    );
}

/**
 * Packages that no file imports. knip passes over one that another package names as its peer, as
 * vite-plugin-pwa does workbox-window.
 */
export function unusedPackages(
  names: readonly string[],
  files: readonly SourceFile[],
): readonly string[] {
  const imported = new Set(
    files.flatMap(({ imports }) =>
      imports.flatMap((entry) => (entry.kind === 'package' ? entry.name : [])),
    ),
  );
  return names.filter((name) => !imported.has(name));
}

function resolved(paths: ReadonlySet<string>, path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
}

/** Groups of files that import each other in a circle. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap((entry) =>
        entry.kind === 'file' ? (resolved(paths, entry.path) ?? []) : [],
      ),
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();

  function visit(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return cycles;
}
