import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

const WEBKIT_PACKAGES = ['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'];

function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find(
    (place) => place !== undefined && existsSync(place),
  );
}

export function requireFirefox(): string {
  const path = findFirefox();
  if (path === undefined) throw new Error('No Firefox was found; set FIREFOX_PATH');
  return path;
}

function hasWebKit(): boolean {
  const program = 'import gi; gi.require_version("WebKit2", "4.1")';
  const bindings = spawnSync('/usr/bin/python3', ['-c', program], { stdio: 'ignore' });
  return bindings.status === 0 && existsSync('/usr/bin/xvfb-run');
}

/** Finds Firefox and WebKit or, as root on Debian, installs Debian's own. */
export function ensureOtherEngines(): void {
  if (findFirefox() === undefined) installPackages('Firefox', ['firefox-esr']);
  if (!hasWebKit()) installPackages('WebKit', WEBKIT_PACKAGES);
}
