import { spawnSync } from 'node:child_process';
import { installPackages } from './packages.ts';

/** The fonts that stand in for Taal's own until it is there, on computers. */
const STAND_INS = /Arial|Liberation Sans|Arimo/;

/**
 * Debian's browsers bring a stand-in unless they are installed without what they recommend: then
 * words move when Taal's font comes, which the tests rightly notice.
 */
export function ensureFonts(): void {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  // Systems without it, macOS and Windows, have Arial.
  if (status !== 0 || STAND_INS.test(stdout)) return;
  installPackages('a font with the widths of Arial', ['fonts-liberation']);
}
