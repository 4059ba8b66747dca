import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** At-rules that hold rules. */
const GROUP = /^(?:layer|media|supports|container)$/;
/** What a pointer brings out can wait for the sheet, unlike what the keyboard does. */
const UNTIL_THE_SHEET = /:hover|:active\b/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const NAME = /[\w-]+/g;

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** Whether a document with these classes can have an element that one of the selectors means. */
function isUsed({ selector }: Rule, classes: ReadonlySet<string>): boolean {
  return selector
    .split(',')
    .some(
      (part) =>
        !UNTIL_THE_SHEET.test(part) &&
        [...part.matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
    );
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node: ChildNode) => {
    if (node.type === 'rule' && !isUsed(node, classes)) node.remove();
    if (node.type !== 'atrule' || !GROUP.test(node.name) || node.nodes === undefined) return;
    removeUnused(node, classes);
    if (node.nodes.length > 0) return;
    // The first that is heard of a layer gives it its place in the cascade.
    if (node.name === 'layer') node.replaceWith(`@layer ${node.params};`);
    else node.remove();
  });
}

function removeUnusedMotion(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(NAME)) used.add(name);
  });
  root.walkAtRules('keyframes', (node) => {
    if (!used.has(node.params)) node.remove();
  });
}

/** What of the sheet a document's first screen uses, in the sheet's order. */
export function criticalStyle(css: string, html: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  removeUnused(root, classesIn(html));
  removeUnusedMotion(root);
  return root.toString().trim();
}
