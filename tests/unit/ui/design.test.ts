import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join('src', path), 'utf8') }));

/** Colours, sizes and fonts as figures. */
const LITERALS = [
  /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/,
  /(?<![\w.#])\d*\.?\d+(?:px|rem|em|ch|ex|pt)\b/,
  /\bfont(?:Family|Weight|Size)?: *(?:['"`]?\d|['"](?!inherit))/,
];
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

describe('the design system', () => {
  it('alone names colours, sizes and fonts', () => {
    const styled = sources.filter(
      ({ path, code }) =>
        !path.startsWith('ui/') && (path.endsWith('.css.ts') || /\bstyle=\{/.test(code)),
    );
    expect(styled).not.toHaveLength(0);
    const lines = styled.flatMap(({ path, code }) =>
      code.split('\n').map((line) => ({ path, line })),
    );
    const literal = lines.filter(
      ({ line }) => !COMMENT.test(line) && LITERALS.some((pattern) => pattern.test(line)),
    );
    expect(literal).toEqual([]);
  });

  it('shows every component in its gallery', () => {
    const inGallery = sources.filter(({ path }) => path.startsWith('ui/gallery/'));
    const shown = inGallery.map(({ code }) => code).join('\n');
    const missing = readdirSync('src/ui/components').filter(
      // Dialog and Sheet are what a Modal looks like.
      (name) => name !== 'Modal' && !shown.includes(`@/ui/components/${name}/`),
    );
    expect(missing).toEqual([]);
  });
});
