import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a browser under test must not do: call home, or rely on a graphics card. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of an installed Chromium or Chrome, or null. CHROME_PATH comes first. */
export function findChromium(): string | null {
  const places = [process.env.CHROME_PATH, ...KNOWN_PLACES];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

export function requireChromium(): string {
  const path = findChromium();
  if (path === null) throw new Error('No Chromium or Chrome was found; set CHROME_PATH');
  return path;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Finds a browser or, as root on Debian, installs Debian's own; null when there is none. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  if (!canInstall()) {
    process.stdout.write('The browser tests need Chromium. Install it with:\n');
    process.stdout.write('  sudo apt-get install --yes chromium\n');
    return null;
  }
  process.stdout.write('Installing Chromium from Debian’s packages …\n');
  spawnSync('apt-get', ['update', '--quiet'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '--yes', '--quiet', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findChromium();
}
