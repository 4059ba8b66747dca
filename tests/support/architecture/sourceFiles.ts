import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An import as a file of the project or as a package. */
export type Import =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

export interface SourceFile {
  /** From the repository's top, with forward slashes. */
  readonly path: string;
  /** Without comments. */
  readonly code: string;
  readonly lines: number;
  readonly imports: readonly Import[];
}

const STATIC = /(?:^|[;\n}])\s*(?:import|export)\b(?:[\w\s{},*$]*?\bfrom\b)?\s*(['"])([^'"\n]+)\1/g;
const DYNAMIC = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;

/** The code without its comments; an address in a string may lose its end, an import never. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\/\/.*$/gm, '');
}

/** Every specifier that a module imports, re-exports or loads later, types too. */
export function specifiersOf(code: string): string[] {
  return [STATIC, DYNAMIC].flatMap((pattern) =>
    Array.from(code.matchAll(pattern), ([, , specifier = '']) => specifier),
  );
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** What a specifier in the file `from` means; a query (`?raw`) is no part of it. */
export function resolveImport(from: string, specifier: string): Import {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('@/')) return { kind: 'file', path: posix.join('src', bare.slice(2)) };
  if (!bare.startsWith('.')) return { kind: 'package', name: packageOf(bare) };
  return { kind: 'file', path: posix.join(posix.dirname(from), bare) };
}

export function sourceFile(path: string, text: string): SourceFile {
  const code = withoutComments(text);
  const imports = specifiersOf(code).map((specifier) => resolveImport(path, specifier));
  return { path, code, lines: text.split('\n').length - 1, imports };
}

/** All TypeScript files below the folders, in a fixed order. */
export function readSourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8'))),
  );
}
