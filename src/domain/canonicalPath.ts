/**
 * The path of a screen as Taal's own links have it, for the spellings by which people and hosts ask
 * for it: `Chat`, `chat/` and `chat.html` are `chat`, `index.html` is the start, an empty path.
 * `path` is the part below the app's base, without a slash before it.
 */
export function canonicalPath(path: string): string {
  const name = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
  return name === 'index' ? '' : name;
}
