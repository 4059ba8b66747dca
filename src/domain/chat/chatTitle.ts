import { cutText } from '../language/cutText';
import { isBlank } from '../language/isBlank';

/**
 * The longest title that a person may give a chat, in UTF-16 units (rule “Renaming, pinning,
 * sharing a chat”).
 */
export const LONGEST_TITLE = 200;

/**
 * The title that a person chose, on one line; the one before where nothing of it can be seen (rule
 * “Renaming, pinning, sharing a chat”).
 */
export function chosenTitle(typed: string, before: string): string {
  const line = typed.replace(/\s+/gu, ' ').trim();
  return isBlank(line) ? before : cutText(line, LONGEST_TITLE).trim();
}
