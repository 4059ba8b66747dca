import type { SourceFile } from './sourceFiles.ts';

const COLOUR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/;
const SIZE = /(?<![\w.#])\d*\.?\d+(?:px|rem|em|ch|ex|pt)\b/;
const FONT = /\bfont(?:Family|Weight|Size)?: *(?:['"`]?\d|['"](?!inherit))/;

/** Lines of style sheets, and inline styles, that say in figures what the tokens are there for. */
export function styleLiterals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, code }) => path.endsWith('.css.ts') || /\bstyle=\{/.test(code))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
        .filter((line) => [COLOUR, SIZE, FONT].some((literal) => literal.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
}
