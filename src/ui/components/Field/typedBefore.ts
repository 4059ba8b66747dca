import { type RefObject, useLayoutEffect } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const prepared = new WeakSet<Element>();

/** Remembers the fields that stood in the document, ready to be typed into, before the app ran. */
export function rememberPreparedFields(root: ParentNode): void {
  for (const field of root.querySelectorAll('input, textarea')) prepared.add(field);
}

function valueSetter(field: TextField): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
}

/**
 * Hands what was typed into a prepared field before hydration to the app as an ordinary input, so
 * that the field's first update does not wipe it away.
 */
export function useTypedBefore(field: RefObject<TextField | null>, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at hydration.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || !prepared.delete(element)) return;
    const typed = element.value;
    if (typeof value !== 'string' || typed === value) return;
    const { selectionStart, selectionEnd } = element;
    // React tracks the element's own setter: past it, the text is news to React.
    element.value = value;
    valueSetter(element)?.call(element, typed);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.setSelectionRange(selectionStart, selectionEnd);
  }, []);
}
