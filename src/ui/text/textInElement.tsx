import type { ReactNode } from 'react';

/**
 * A text that stands beside other nodes, in an element of its own. Page translators put `font`
 * elements in the place of text nodes: React can then neither change such a node nor put anything
 * before it, and the screen crashes. Where a text is the only child, React sets the element's
 * `textContent` instead, which is safe.
 */
export function textInElement(children: ReactNode): ReactNode {
  const isText = typeof children === 'string' || typeof children === 'number';
  return isText ? <span>{children}</span> : children;
}
