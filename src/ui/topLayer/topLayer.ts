/** What belongs on top of whatever is open, and where it is while nothing is. */
interface Kept {
  readonly element: HTMLElement;
  readonly home: HTMLElement;
}

/** A place in each open dialog, the uppermost last. */
const dialogs: HTMLElement[] = [];
const kept = new Set<Kept>();

function place({ element, home }: Kept): void {
  const parent = dialogs.at(-1) ?? home;
  if (element.parentElement !== parent) parent.append(element);
}

/**
 * The ref of a place in a dialog for what lies on top of it. Inside, as a modal dialog keeps the
 * keyboard to itself and hides from screen readers and pointers what is outside.
 */
export function topPlace(element: HTMLElement | null) {
  if (element === null) return;
  dialogs.push(element);
  kept.forEach(place);
  return () => {
    dialogs.splice(dialogs.indexOf(element), 1);
    // Before the dialog leaves the page, and takes what is in it along.
    kept.forEach(place);
  };
}

/** Keeps an element in the uppermost dialog, and at home while none is open; returns the end of it. */
export function keepOnTop(element: HTMLElement, home: HTMLElement): () => void {
  const one = { element, home };
  kept.add(one);
  place(one);
  return () => {
    kept.delete(one);
    element.remove();
  };
}
