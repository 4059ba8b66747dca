import type { Rolldown } from 'vite';

export function isChunk(
  file: Rolldown.OutputBundle[string] | undefined,
): file is Rolldown.OutputChunk {
  return file?.type === 'chunk';
}

/** These files of a build and all that they import at once; each behind what it imports. */
export function closureOf(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  const closure = new Set<string>();
  const visited = new Set<string>();
  function visit(name: string): void {
    if (visited.has(name)) return;
    visited.add(name);
    const file = bundle[name];
    if (isChunk(file)) for (const imported of file.imports) visit(imported);
    closure.add(name);
  }
  for (const name of files) visit(name);
  return [...closure];
}

/** What every document loads, whatever its screen; the entry, which starts the app, comes last. */
export function loadedByAll(bundle: Rolldown.OutputBundle): string[] {
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  return closureOf(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}
