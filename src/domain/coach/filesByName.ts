const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/gu, '');

/**
 * What `import.meta.glob` found, by the names of the files. Their folders do not count: a file that
 * is moved must not change what the build makes of it.
 */
export function filesByName<Content>(
  files: Readonly<Record<string, Content>>,
): readonly (readonly [name: string, content: Content])[] {
  return Object.entries(files)
    .map(([path, content]) => [nameOf(path), content] as const)
    .sort(([a], [b]) => Number(a > b) - Number(a < b));
}
