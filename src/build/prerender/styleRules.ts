/** A statement (`@layer a;`), a rule with declarations, or a rule that holds other rules. */
export interface StyleRule {
  /** The selectors or the at-rule's name and condition. */
  readonly head: string;
  /** What stands between the braces; null for a statement. */
  readonly body: string | null;
}

/** Rules that hold rules; all others hold declarations, key frames or nothing. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/** The place behind a string that begins at `start`. */
function afterString(css: string, start: number): number {
  const quote = css[start];
  let place = start + 1;
  while (place < css.length && css[place] !== quote) place += css[place] === '\\' ? 2 : 1;
  return place + 1;
}

/** The place of the first of `ends` outside strings and inner braces, from `start` on. */
function findEnd(css: string, start: number, ends: string): number {
  let depth = 0;
  let place = start;
  while (place < css.length) {
    const character = css.charAt(place);
    if (character === '"' || character === "'") {
      place = afterString(css, place);
      continue;
    }
    if (depth === 0 && ends.includes(character)) return place;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    place += character === '\\' ? 2 : 1;
  }
  return css.length;
}

/** Takes a minified sheet apart into its rules, in order. Throws where one has no end. */
export function styleRules(sheet: string): StyleRule[] {
  const css = sheet.replace(/\/\*.*?\*\//gs, '');
  const rules: StyleRule[] = [];
  let place = 0;
  while (place < css.length) {
    const headEnd = findEnd(css, place, '{;');
    const head = css.slice(place, headEnd).trim();
    if (css[headEnd] === '{') {
      const end = findEnd(css, headEnd + 1, '}');
      if (end === css.length) throw new Error(`The rule ${head} has no end`);
      rules.push({ head, body: css.slice(headEnd + 1, end) });
      place = end + 1;
    } else {
      if (head !== '') rules.push({ head, body: null });
      place = headEnd + 1;
    }
  }
  return rules;
}

/** The rules in a rule, where it is one that holds rules. */
export function innerRules({ head, body }: StyleRule): StyleRule[] | null {
  return body !== null && GROUP.test(head) ? styleRules(body) : null;
}

export function textOf(rules: readonly StyleRule[]): string {
  return rules.map(({ head, body }) => (body === null ? `${head};` : `${head}{${body}}`)).join('');
}
