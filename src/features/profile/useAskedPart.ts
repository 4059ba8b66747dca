import { useEffect, useRef } from 'react';
import type { ProfilePart } from '@/domain/profile/ownProfile';

const FIELDS = 'input:not([type="file"]), textarea, select, button';

/**
 * The address may ask for a part of the editor, as the button of a tip does: of its fields, the
 * first empty one then takes the focus.
 */
export function useAskedPart<Part extends HTMLElement>(name: ProfilePart) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (location.hash !== `#${name}`) return;
    const fields = [...(part.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [name]);
  return part;
}
