import { navigationLinks } from './navigationLinks';

const PRODUCT = 'Taal';

/** The title of the window for a path: the screen's name and the product's. */
export function documentTitle(path: string): string {
  if (path === '/') return `${PRODUCT}: find your perfect soul mate`;
  if (path === '/onboarding') return `Welcome · ${PRODUCT}`;
  const link = navigationLinks.find(({ to }) => to === path);
  return link === undefined ? PRODUCT : `${link.label} · ${PRODUCT}`;
}
