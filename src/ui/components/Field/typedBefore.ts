import { type RefObject, useLayoutEffect } from 'react';
import { handOver } from '@/ui/typing/inputChanges';
import { followTyping, type NotedInput } from './followTyping';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A field that stood in the document, ready to be typed into, before the app ran. */
interface PreparedField {
  readonly element: TextField;
  readonly noted: NotedInput[];
  readonly hasFocus: () => boolean;
  readonly stop: () => void;
}

const prepared = new Set<PreparedField>();

/** Whether a field has the focus; one that is taken out of the page keeps it. */
function followFocus(element: TextField): Pick<PreparedField, 'hasFocus' | 'stop'> {
  let hasFocus = document.activeElement === element;
  const onFocus = () => {
    hasFocus = true;
  };
  const onBlur = () => {
    // Chromium also tells of the blur of an element that is being taken out.
    queueMicrotask(() => {
      if (element.isConnected) hasFocus = false;
    });
  };
  element.addEventListener('focus', onFocus);
  element.addEventListener('blur', onBlur);
  return {
    hasFocus: () => hasFocus,
    stop() {
      element.removeEventListener('focus', onFocus);
      element.removeEventListener('blur', onBlur);
    },
  };
}

/**
 * Remembers the fields of the document's first screen, with what was `noted` in them so far, and
 * goes on noting until the app takes them over.
 */
export function rememberPreparedFields(root: ParentNode, noted: readonly NotedInput[]): void {
  for (const element of root.querySelectorAll<TextField>('input, textarea')) {
    const own = noted.filter(({ event }) => event.target === element);
    const stopNoting = followTyping(element, own);
    const { hasFocus, stop: stopFocus } = followFocus(element);
    const stop = () => {
      stopNoting();
      stopFocus();
    };
    prepared.add({ element, noted: own, hasFocus, stop });
  }
}

/**
 * The prepared field whose place `element` takes: mostly itself. Where something else has changed
 * the document before the app came, as extensions and translators do, React throws the prepared
 * screen away and draws its own: the field of the same name then stands for the one thrown away.
 */
function takePrepared(element: TextField): PreparedField | undefined {
  const all = [...prepared];
  const found =
    all.find((field) => field.element === element) ??
    all.find(
      (field) =>
        !field.element.isConnected &&
        element.name !== '' &&
        field.element.tagName === element.tagName &&
        field.element.name === element.name,
    );
  if (found === undefined) return undefined;
  prepared.delete(found);
  found.stop();
  return found;
}

function valueSetter(field: TextField): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
}

/**
 * Hands what was typed into a prepared field before hydration to the app as an ordinary input, so
 * that the field's first update does not wipe it away.
 */
export function useTypedBefore(field: RefObject<TextField | null>, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field comes to life.
  useLayoutEffect(() => {
    const element = field.current;
    const before = element === null ? undefined : takePrepared(element);
    if (element === null || before === undefined) return;
    const { selectionStart, selectionEnd, value: typed } = before.element;
    if (before.element !== element && before.hasFocus()) element.focus({ preventScroll: true });
    if (typeof value !== 'string' || typed === value) return;
    // React tracks the element's own setter: past it, the text is news to React.
    element.value = value;
    valueSetter(element)?.call(element, typed);
    element.dispatchEvent(handOver(before.noted));
    element.setSelectionRange(selectionStart, selectionEnd);
  }, []);
}
