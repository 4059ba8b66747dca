import { type RefObject, useLayoutEffect } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that stood in the document before the app ran, and whether each had the focus. */
const prepared = new Map<TextField, boolean>();

/** Remembers the fields of the document's first screen until the app takes them over. */
export function rememberPreparedFields(root: ParentNode): void {
  for (const element of root.querySelectorAll<TextField>('input, textarea')) {
    prepared.set(element, element === document.activeElement);
  }
}

/**
 * The prepared field whose place `element` takes: mostly itself. Where an extension or a translator
 * has changed the document, React throws the prepared screen away and draws its own: the field of
 * the same name then stands for the one thrown away.
 */
function preparedFor(element: TextField): TextField | undefined {
  if (prepared.has(element)) return element;
  return [...prepared.keys()].find(
    (field) =>
      !field.isConnected &&
      element.name !== '' &&
      field.tagName === element.tagName &&
      field.name === element.name,
  );
}

function valueSetter(field: TextField): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
}

/**
 * Hands what was typed into a prepared field before hydration to the app as an input, so that the
 * field's first update does not wipe it away. How fast it was typed is not known.
 */
export function useTypedBefore(field: RefObject<TextField | null>, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field comes to life.
  useLayoutEffect(() => {
    const element = field.current;
    const before = element === null ? undefined : preparedFor(element);
    if (element === null || before === undefined) return;
    const hadFocus = prepared.get(before) === true;
    prepared.delete(before);
    const { selectionStart, selectionEnd, value: typed } = before;
    if (before !== element && hadFocus) element.focus({ preventScroll: true });
    if (typeof value !== 'string' || typed === value) return;
    // React tracks the element's own setter: past it, the text is news to React.
    element.value = value;
    valueSetter(element)?.call(element, typed);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.setSelectionRange(selectionStart, selectionEnd);
  }, []);
}
