import { createElement, type ReactElement } from 'react';

/** By this attribute the build knows which image to draw with elements, and the app which it did. */
export const DRAWN = 'data-drawn';

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
