import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One of a row of controls is chosen: by tap, by focus, by a mouse above it, by the arrow keys.
 * The row is one stop of the Tab key, at the chosen one.
 */
export function useRovingChoice(count: number, first: number) {
  const [wanted, setWanted] = useState(first);
  const last = count - 1;
  const chosen = Math.max(0, Math.min(wanted, last));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(step(chosen, last), last));
    const control = event.currentTarget.children[next];
    if (control instanceof HTMLElement) control.focus();
  };

  const controlAt = (index: number) => ({
    'aria-pressed': index === chosen,
    tabIndex: index === chosen ? 0 : -1,
    onClick: () => setWanted(index),
    onFocus: () => setWanted(index),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setWanted(index);
    },
  });

  return { chosen, onKeyDown, controlAt };
}
