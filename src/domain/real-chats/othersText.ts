/** What is said of the files that came with a chat and are not read; null where there are none. */
export function othersText(others: number): string | null {
  if (others < 1) return null;
  const came = others === 1 ? 'One other file' : `${others} other files`;
  return `${came} came with this one. Taal reads one chat at a time: add them one by one.`;
}
