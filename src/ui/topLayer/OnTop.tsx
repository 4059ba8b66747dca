import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepOnTop } from './topLayer';

export interface OnTopProps {
  /** Of the place in the page's flow; without one it is at the end of the page. */
  readonly placeClass?: string;
  /** At the end of the screen instead: in a landmark, for those who go by these. */
  readonly inScreen?: boolean;
  readonly children: ReactNode;
}

/**
 * What can be pressed whatever is open: it moves into the uppermost dialog, and keeps its state.
 * There from the first effect on, not in the documents.
 */
export function OnTop({ placeClass, inScreen = false, children }: OnTopProps) {
  const home = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const made = document.createElement('div');
    setElement(made);
    const screen = inScreen ? document.querySelector('main') : null;
    return keepOnTop(made, home.current ?? screen ?? document.body);
  }, [inScreen]);
  return (
    <>
      {placeClass !== undefined && <div ref={home} className={placeClass} />}
      {element !== null && createPortal(children, element)}
    </>
  );
}
