import { graphemes } from '../language/graphemes';

const PREVIEW_CHARACTERS = 30;
// More code units than thirty characters can have in practice; a long text is not walked whole.
const READ_AHEAD = 1000;

/** The first 30 characters of a text on one line, as history shows it (rule “Session”). */
export function preview(text: string): string {
  const line = text.trimStart().slice(0, READ_AHEAD).trimEnd().replace(/\s+/gu, ' ');
  const characters = graphemes(line);
  if (characters.length <= PREVIEW_CHARACTERS) return line;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`;
}
