import { canonicalPath } from '@/domain/canonicalPath';
import { SCREENS } from '../../shell/screens';

/**
 * The address that Taal's own links have for the screen that `href` asks for by another spelling,
 * and without a bare question mark; addresses of no screen keep their path. `base` is that of the
 * build's addresses, with a slash at its end.
 */
export function canonicalAddress(href: string, base: string): string {
  const url = new URL(href);
  // A bare question mark goes when the empty query is set.
  if (url.search === '') url.search = '';
  if (!url.pathname.startsWith(base)) return url.href;
  const path = canonicalPath(url.pathname.slice(base.length));
  if (SCREENS.some((screen) => screen === `/${path}`)) url.pathname = base + path;
  return url.href;
}
