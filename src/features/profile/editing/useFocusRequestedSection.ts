import { createContext, useContext, useEffect, useRef } from 'react';
import type { ProfilePart } from '@/domain/profile/ownProfile';

const FIELDS = 'input:not([type="file"]), textarea, select, button';

/** Whether a question covers the editor, or may yet: until then nothing in it takes the focus. */
export const EditorBlocked = createContext(false);

/**
 * The address may ask for a part of the editor, as the button of a tip does: of its fields, the
 * first empty one then takes the focus.
 */
export function useFocusRequestedSection<Part extends HTMLElement>(name: ProfilePart) {
  const part = useRef<Part>(null);
  const isCovered = useContext(EditorBlocked);
  useEffect(() => {
    if (isCovered || location.hash !== `#${name}`) return;
    const fields = [...(part.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [name, isCovered]);
  return part;
}
