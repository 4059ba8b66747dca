import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

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

/** What Playwright turns off itself: of two such switches Chromium follows the last alone. */
export const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two pages of the address bar that Chromium loads in every window: 0.8 s of a processor. */
const OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** For browsers that Playwright starts, of which only the pages matter. */
export const PAGES_ALONE = [
  ...CHROMIUM_ARGUMENTS,
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OF_ADDRESS_BAR].join(',')}`,
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

/** Finds a browser or, as root on Debian, installs Debian's own; null when there is none. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  return installPackages('Chromium', ['chromium']) ? findChromium() : null;
}
