/** What is said of lines that may be messages and are not counted; null where there are none. */
export function uncountedText(lines: number): string | null {
  if (lines < 1) return null;
  return lines === 1
    ? 'One line looks like a message of its own and is not counted.'
    : `${lines} lines look like messages of their own and are not counted.`;
}
