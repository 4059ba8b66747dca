import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HeaderRule {
  /** A path, or the beginning of paths where it ends with `*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads rules as hosts do: a pattern at the line's start, its headers indented below it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 0 || rule === undefined) throw new Error(`_headers cannot be read: ${line}`);
    rule.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The headers for a path below the build's base, from every rule that matches. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** The rules that a build brings along. */
export function headerRulesOf(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}
