/** What the listener needs to know of a key event. */
interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly target: EventTarget | null;
  preventDefault(): void;
  stopImmediatePropagation(): void;
}

/** A document, or what stands for one in a test. */
export interface KeySource {
  addEventListener(type: 'keydown', listener: (event: KeyPress) => void, capture: true): void;
}

/**
 * Enter that is held down repeats on whatever has the focus by then: a button that moves the focus
 * into a form would have the form sent unread. A repetition counts only where the press began.
 */
export function ignoreHeldEnter(source: KeySource): void {
  let origin: EventTarget | null = null;
  const listener = (event: KeyPress) => {
    if (event.key !== 'Enter') return;
    if (!event.repeat) origin = event.target;
    if (event.target === origin) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  source.addEventListener('keydown', listener, true);
}
