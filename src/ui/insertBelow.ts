let isInserting = false;

/** Whether the change of a field under way is one that `insertBelow` makes. */
export function isInsertion(): boolean {
  return isInserting;
}

/**
 * Puts a text below what is written in a field, as a person's edit, so that the browser's Undo takes
 * it back. False where the browser cannot.
 */
export function insertBelow(field: HTMLTextAreaElement, text: string): boolean {
  const end = field.value.trimEnd().length;
  field.focus();
  field.setSelectionRange(end, field.value.length);
  isInserting = true;
  try {
    return document.execCommand('insertText', false, end === 0 ? text : `\n${text}`);
  } catch {
    return false;
  } finally {
    isInserting = false;
  }
}
