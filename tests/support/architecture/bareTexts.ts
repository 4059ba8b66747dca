import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return value instanceof Object && 'type' in value && 'start' in value;
}

function childNodes(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** A child as the renderer sees it; null for the line breaks and comments between children. */
function meaning(child: Node): Node | null {
  if (child.type === 'JSXText') {
    const isLayout = /^\s*$/.test(String(child.value)) && String(child.value).includes('\n');
    return isLayout ? null : child;
  }
  if (child.type !== 'JSXExpressionContainer') return child;
  const { expression } = child;
  return isNode(expression) && expression.type !== 'JSXEmptyExpression' ? expression : null;
}

/** Whether an expression is a text as it stands, or in one of its branches. */
function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    default:
      return false;
  }
}

function hasBareText(node: Node): boolean {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return false;
  const children = [node.children].flat().filter(isNode).map(meaning);
  const rendered = children.filter((child) => child !== null);
  return rendered.length > 1 && rendered.some(isText);
}

/**
 * Places where a text stands beside other children of an element: page translators replace such
 * text nodes, and React then crashes or no longer changes them. What is handed to an element by
 * name (`{children}`) is not seen here, but in the browser.
 */
export function bareTexts(path: string, code: string): string[] {
  const found: string[] = [];
  const search = (node: Node) => {
    const line = code.slice(0, node.start).split('\n').length;
    if (hasBareText(node)) found.push(`${path}:${line}`);
    childNodes(node).forEach(search);
  };
  const { program, errors } = parseSync(path, code, { lang: 'tsx' });
  if (errors.length > 0) return [`${path} cannot be parsed`];
  search({ ...program });
  return found;
}
