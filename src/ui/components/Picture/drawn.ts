import { createElement, type ReactElement } from 'react';
import { DRAWN } from './drawnAttribute';

function copyOf(element: Element, key: number): ReactElement {
  const attributes = [...element.attributes].map(({ name, value }) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  return createElement(
    element.localName,
    { ...Object.fromEntries(attributes), key },
    [...element.children].map(copyOf),
  );
}

/** The picture that the document drew, for React to take over or to draw again. */
export function drawnIn(document: ParentNode): ReactElement | undefined {
  const drawn = document.querySelector(`svg[${DRAWN}]`);
  return drawn ? copyOf(drawn, 0) : undefined;
}
