/**
 * How the name of everything begins that Taal keeps in the storage of its origin, or shares between
 * its tabs. Another app at the origin, and a Taal below another path, are left alone: none of these
 * names begins with another one and a hyphen.
 */
export function ownNameAt(base: string): string {
  return base === '/' ? 'taal' : `taal@${base}`;
}

/** That of this build. Devices have data under it: a name that changes loses them. */
export const OWN_NAME = ownNameAt(import.meta.env.BASE_URL);

/** How the names begin of what there is more than one of. */
export const OWN_PREFIX = `${OWN_NAME}-`;
