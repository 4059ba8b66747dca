const worthSharing = 60;
const leafGroup = /<g( [^>]*)>((?:<path[^>]*\/>)+)<\/g>/g;
const pathData = /<path([^>]*?) d="([^"]+)"/g;

function repeated(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([text, count]) => count > 1 && text.length > worthSharing)
    .map(([text]) => text);
}

/** Whole groups that several people share, such as mouth, nose and eyes. */
function shareGroups(prefix: string, markup: string): string {
  const groups = repeated(Array.from(markup.matchAll(leafGroup), ([group]) => group));
  const ids = new Map(groups.map((group, index) => [group, `${prefix}-g${index}`]));
  const definitions = [...ids].map(([group, id]) => group.replace('<g', `<g id="${id}"`)).join('');
  const uses = markup.replace(leafGroup, (group) => {
    const id = ids.get(group);
    return id === undefined ? group : `<use href="#${id}"/>`;
  });
  return `<defs>${definitions}</defs>${uses}`;
}

/** Outlines that several people share in different colours, such as head and shoulders. */
function sharePaths(prefix: string, markup: string): string {
  const outlines = repeated(Array.from(markup.matchAll(pathData), ([, , data = '']) => data));
  const ids = new Map(outlines.map((data, index) => [data, `${prefix}-p${index}`]));
  const definitions = [...ids].map(([data, id]) => `<path id="${id}" d="${data}"/>`).join('');
  const uses = markup.replace(pathData, (path, attributes: string, data: string) => {
    const id = ids.get(data);
    return id === undefined ? path : `<use${attributes} href="#${id}"`;
  });
  return `<defs>${definitions}</defs>${uses}`;
}

/** Defines once what a drawing of several people repeats, which makes its file smaller. */
export function shareRepeats(prefix: string, markup: string): string {
  return sharePaths(prefix, shareGroups(prefix, markup));
}
