import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a form: after each refused attempt its first refused field takes the focus, in the middle of
 * the screen, so that the sentence below it is neither under the header nor under a keyboard.
 */
export function useFocusOnRefusal(refusedAttempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (refusedAttempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [refusedAttempts]);
  return form;
}
