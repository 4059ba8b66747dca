import { canonicalPath } from '@/domain/canonicalPath';

/** A name with an extension is a file: where there is none, the host says so. */
const FILE = /\.[^/]+$/;

/**
 * The document that answers a navigation: the route's own first screen, however its address is
 * spelled (`/Chat/` is `chat.html`), else `index.html`; null for the backend and for files. `home`
 * is the worker's scope, to which the names of the build's `files` are relative.
 */
export function documentFor(path: string, home: string, files: ReadonlySet<string>): string | null {
  const scope = new URL(home).pathname;
  const asked = path.startsWith(scope) ? canonicalPath(path.slice(scope.length)) : path;
  const file = asked === '' ? 'index.html' : `${asked}.html`;
  if (files.has(file)) return file;
  return path.includes('/api/') || FILE.test(path) ? null : 'index.html';
}
