import type { SourceFile } from './sourceFiles.ts';

const NETWORK =
  /(?:\b(?:window|self|globalThis)\.|(?<![.\w]))fetch\(|\bsendBeacon\(|\bnew (?:XMLHttpRequest|WebSocket|EventSource)\b/;
const NETWORK_HOME = /^src\/data\/(?:backend|generative-ai)\//;

const CLOCK_OR_CHANCE =
  /\bDate\.now\b|\bMath\.random\b|\bnew Date\b(?!\s*\((?!\s*\)))|\bperformance\.now\b|\bcrypto\./;
const CLOCK_HOME = 'src/data/backend/connection.ts';

/** Not in Chrome 111, Firefox 113 or Safari 16.4; what is young in the language the compiler knows. */
const YOUNG_API =
  /\bURL\.(?:canParse|parse)\(|\bAbortSignal\.any\(|\.(?:checkVisibility|moveBefore|requestClose|showPopover|bytes)\(/;
const BUILD_TIME = /^src\/build\//;

/** By a dot, by brackets or by taking the value apart; the argument may hold calls. */
const UNTYPED_READ =
  /(?<![.\w])Object\((?:[^()]|\((?:[^()]|\([^()]*\))*\))+\)\s*(?:\?\.|\.|\[)|[}\]]\s*=\s*Object\(/;

const VAGUE = /^(?:utils?|helpers?|misc|common|managers?)$/i;
const VAGUE_ENDING =
  /[a-z0-9](?:Utils?|Helpers?|Misc|Managers?)$|[-_.](?:utils?|helpers?|misc|managers?)$/;

const RE_EXPORT = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*\sfrom\s*['"][^'"]+['"];?/gm;

const AGREED_AT_THE_TOP = new Set(
  [
    'package.json package-lock.json vite.config.ts tsconfig.json index.html biome.json',
    'src public sw tests README.md LICENSE',
    '.ci .gitignore .gitattributes .editorconfig .npmrc .nvmrc .github',
  ].flatMap((names) => names.split(' ')),
);

/** Files that reach the network away from data/backend and data/generative-ai. */
export function strayNetworkCalls(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, code }) => NETWORK.test(code) && !NETWORK_HOME.test(path))
    .map(({ path }) => path);
}

/** Files of domain and data that take the time or chance themselves. */
export function strayClocks(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/(?:domain|data)\//.test(path) && path !== CLOCK_HOME)
    .filter(({ code }) => CLOCK_OR_CHANCE.test(code))
    .map(({ path }) => path);
}

const STORAGE_KEYS_HOME = 'src/domain/storageKeys.ts';
const STORAGE_USE = /\b(?:get|set|remove)Item\b/;
const STORAGE_KEY = /(['"`])taal-/;
const LITERAL_KEY = /\b(?:get|set|remove)Item\(\s*['"`]/;

/** Files that use a browser's storage under keys of their own, away from the list of all keys. */
export function strayStorageKeys(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, code }) => path !== STORAGE_KEYS_HOME && STORAGE_USE.test(code))
    .filter(({ code }) => STORAGE_KEY.test(code) || LITERAL_KEY.test(code))
    .map(({ path }) => path);
}

/** Files that use what the oldest supported browsers lack; what runs at build time may. */
export function youngApis(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, code }) => YOUNG_API.test(code) && !BUILD_TIME.test(path))
    .map(({ path }) => path);
}

/** Files that read a property of `Object(value)`, which has the type `any` whatever the value is. */
export function untypedReads(files: readonly SourceFile[]): string[] {
  return files.filter(({ code }) => UNTYPED_READ.test(code)).map(({ path }) => path);
}

/** Folders that hold more than `most` files directly, with how many. */
export function crowdedFolders(paths: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > most ? [`${folder} ${count}`] : []));
}

/** Files or folders whose name says nothing. */
export function vagueNames(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path
      .split('/')
      .map((segment) => segment.replace(/(?:\.(?:css|gen|test|spec|d))?\.tsx?$/, ''))
      .some((name) => VAGUE.test(name) || VAGUE_ENDING.test(name)),
  );
}

/** Files that do nothing but pass on others, and index files; file routes are named so. */
export function barrels(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, code }) => {
      if (path.startsWith('src/routes/')) return false;
      const rest = code.replace(RE_EXPORT, '').trim();
      return /(?:^|\/)index\.tsx?$/.test(path) || (rest === '' && code.trim() !== '');
    })
    .map(({ path }) => path);
}

/** The name of a module as a file system that ignores case sees it, without its extension. */
const moduleName = (path: string) =>
  path.toLowerCase().replace(/(\.css|\.d|\.gen|\.test|\.spec)?\.[cm]?[jt]sx?$/, '$1');

/**
 * Pairs of files whose paths differ only in case or extension: on macOS and Windows an import of
 * the one finds the other. A style sheet `X.css.ts` beside `X.tsx` is imported as `X.css`.
 */
export function caseTwins(paths: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const name = moduleName(path);
    groups.set(name, [...(groups.get(name) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.join(' ~ '));
}

const WINDOWS_FORBIDS = /[<>:"\\|?*]/;
const WINDOWS_RESERVES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;

/** Paths that cannot be checked out on Windows. */
export function impossibleOnWindows(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path
      .split('/')
      .some(
        (name) => WINDOWS_FORBIDS.test(name) || WINDOWS_RESERVES.test(name) || /[. ]$/.test(name),
      ),
  );
}

/** Scripts of package.json with something that only a POSIX shell knows. */
export function posixScripts(scripts: Readonly<Record<string, string>>): string[] {
  const posix = /(?:^|&&|\|\|)\s*(?:[A-Z_]+=|(?:rm|cp|mv|mkdir|export|cat|bash|sh)\s)|['`;$]/;
  return Object.keys(scripts).filter((name) => posix.test(scripts[name] ?? ''));
}

export interface Sizes {
  /** Files over 300 lines. */
  readonly tooLong: readonly string[];
  /** Shares, 0..1. */
  readonly under200: number;
  readonly under60: number;
}

/** How long files are; what is generated does not count. */
export function sizesOf(files: readonly SourceFile[]): Sizes {
  const written = files.filter(({ path }) => !path.endsWith('.gen.ts'));
  const shareUnder = (limit: number) =>
    written.filter(({ lines }) => lines < limit).length / Math.max(1, written.length);
  return {
    tooLong: written
      .filter(({ lines }) => lines > 300)
      .map(({ path, lines }) => `${path} (${lines})`),
    under200: shareUnder(200),
    under60: shareUnder(60),
  };
}

/** Names at the top of the repository that were not agreed upon. */
export function strangersAtTheTop(paths: readonly string[]): string[] {
  const names = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  return [...names].filter((name) => name !== '' && !AGREED_AT_THE_TOP.has(name)).sort();
}
