import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { renderInto } from './reactRoot';

/** Puts a screen in the place of everything, with a React root of its own. */
export function replacePage(screen: ReactNode, options?: RootOptions): void {
  const element = document.createElement('div');
  // The style sheet and the beats' colours stand in the body.
  document.body.replaceChildren(
    element,
    ...document.body.querySelectorAll(':scope > link, :scope > svg'),
  );
  renderInto(element, <main>{screen}</main>, options);
}
