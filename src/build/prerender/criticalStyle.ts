import { innerRules, type StyleRule, styleRules, textOf } from './styleRules.ts';

/**
 * What every document carries whole, and the sheet goes without. The layers that are left are whole
 * in the sheet, so that the order of the rules in each stays what it was.
 */
const FOUNDATION = /^@layer (?:reset|theme|component|frame)$|^@font-face$/;
/** Named in every document: the first that is heard of a layer gives it its place in the cascade. */
const FOLLOWED = /^@layer later$/;
/** What a pointer brings out can wait for the sheet, unlike what the keyboard does. */
const UNTIL_THE_SHEET = /:hover|:active\b/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const KEYFRAMES = /^@keyframes (\S+)$/;

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** Whether a document with these classes can have an element that one of the selectors means. */
function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .split(',')
    .some(
      (selector) =>
        !UNTIL_THE_SHEET.test(selector) &&
        [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
    );
}

function usedRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule) => {
    if (FOUNDATION.test(rule.head)) return [rule];
    const inner = innerRules(rule);
    if (inner === null)
      return rule.head.startsWith('@') || isUsed(rule.head, classes) ? [rule] : [];
    const body = textOf(usedRules(inner, classes));
    if (body !== '') return [{ head: rule.head, body }];
    return FOLLOWED.test(rule.head) ? [{ head: rule.head, body: null }] : [];
  });
}

function withoutUnusedMotion(rules: readonly StyleRule[]): StyleRule[] {
  const used = new Set(
    rules
      .filter(({ head }) => !KEYFRAMES.test(head))
      .flatMap(({ body }) => (body ?? '').match(/[\w-]+/g) ?? []),
  );
  return rules.filter(({ head }) => {
    const name = KEYFRAMES.exec(head)?.[1];
    return name === undefined || used.has(name);
  });
}

/** The foundation, and what else a document's first screen uses, in the sheet's order. */
export function criticalStyle(css: string, html: string): string {
  return textOf(withoutUnusedMotion(usedRules(styleRules(css), classesIn(html))));
}

/** All rules that are not in every document. */
export function sheetWithoutFoundation(css: string): string {
  return textOf(styleRules(css).filter(({ head }) => !FOUNDATION.test(head)));
}
