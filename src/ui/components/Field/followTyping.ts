/** An input event of a text field that the app was not there to hear. */
export interface NotedInput {
  readonly event: Event;
  /** Wall clock, in milliseconds. */
  readonly at: number;
  /** The field's text after it. */
  readonly text: string;
  /** Its key was held down and repeats. */
  readonly isHeld: boolean;
  /** It came from a person in front of the page, not from a script or while nobody saw it. */
  readonly isByHand: boolean;
}

/**
 * Notes what is typed into text fields below `target`, with its time. Returns how to stop. Its
 * source stands in the documents too: it must not refer to anything outside itself.
 */
export function followTyping(target: EventTarget, noted: NotedInput[]): () => void {
  let isHeld = false;
  const onKey = (event: Event) => {
    isHeld = event instanceof KeyboardEvent && event.repeat;
  };
  const onInput = (event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const isByHand = event.isTrusted && document.visibilityState === 'visible';
    noted.push({ event, at: Date.now(), text: field.value, isHeld, isByHand });
  };
  target.addEventListener('keydown', onKey, true);
  target.addEventListener('input', onInput, true);
  return () => {
    target.removeEventListener('keydown', onKey, true);
    target.removeEventListener('input', onInput, true);
  };
}
