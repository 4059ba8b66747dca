import type { Rolldown } from 'vite';

export function isChunk(
  file: Rolldown.OutputBundle[string] | undefined,
): file is Rolldown.OutputChunk {
  return file?.type === 'chunk';
}

/** These files of a build and all that they import at once. */
export function closureOf(bundle: Rolldown.OutputBundle, files: readonly string[]): Set<string> {
  const closure = new Set(files);
  // A set's iteration goes on with what is added to it.
  for (const name of closure) {
    const file = bundle[name];
    if (isChunk(file)) for (const imported of file.imports) closure.add(imported);
  }
  return closure;
}

/** What every document loads, whatever its screen. */
export function loadedByAll(bundle: Rolldown.OutputBundle): Set<string> {
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  return closureOf(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}
