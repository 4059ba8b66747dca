import { canonicalPath } from '@/domain/canonicalPath';
import { START_HASH } from '@/domain/startHash';

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The path below the app's own, with the query; null for the app's start and foreign addresses. */
export function pathOfLaunch(targetUrl: string, base: string, origin: string): string | null {
  const url = parse(targetUrl);
  if (url === null || url.origin !== origin || !url.pathname.startsWith(base)) return null;
  if (url.hash === START_HASH) return null;
  const path = canonicalPath(url.pathname.slice(base.length));
  return path === '' ? null : `/${path}${url.search}`;
}
