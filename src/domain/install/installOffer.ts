/** How this browser lets a person install: by its own prompt, by hand as on iOS, or not at all. */
export type InstallWay = 'prompt' | 'ios' | 'none';

export interface InstallSituation {
  readonly way: InstallWay;
  /** Whether this is the installed app. */
  readonly isStandalone: boolean;
  /** When the offer was last put aside, in milliseconds since 1970; null for never. */
  readonly dismissedAt: number | null;
  /** Messages sent so far. */
  readonly messagesSent: number;
}

const DAY_MS = 24 * 3_600_000;

/** Installing is not suggested again before this time is over. */
export const QUIET_AFTER_DISMISSAL_MS = 30 * DAY_MS;

/** Whether installing can be offered at all: a button where a person looks for one. */
export function mayOfferInstall(situation: InstallSituation): boolean {
  const { way, isStandalone } = situation;
  return way !== 'none' && !isStandalone;
}

/**
 * Whether to suggest it unasked: from the first message on, when Taal has shown what it is and
 * hardly anything would have to move (iOS keeps the storage of the home-screen app apart).
 */
export function shouldSuggestInstall(situation: InstallSituation, now: number): boolean {
  const { dismissedAt, messagesSent } = situation;
  if (messagesSent === 0 || !mayOfferInstall(situation)) return false;
  // A clock set back must not silence the suggestion for longer than the month.
  return dismissedAt === null || Math.abs(now - dismissedAt) >= QUIET_AFTER_DISMISSAL_MS;
}

export interface BrowserFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const WITHOUT_HOME_SCREEN = /OPiOS|OPT\/|DuckDuckGo|GSA\/|YaBrowser/;

/** Which of the two kinds of phones, or tablets, this browser runs on; null for neither. */
export function phoneInHand({
  userAgent,
  maxTouchPoints,
}: BrowserFacts): 'iPhone' | 'Android' | null {
  if (/Android/.test(userAgent)) return 'Android';
  // An iPad asks for desktop sites and calls itself a Mac; no Mac has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'iPhone' : null;
}

/**
 * Whether this browser of an iPhone or iPad has Add to Home Screen among what it shares to: Safari
 * and, since iOS 16.4, Chrome, Edge and Firefox.
 */
export function sharesToHomeScreen(browser: BrowserFacts): boolean {
  const { userAgent } = browser;
  // A web view within another app has no "Safari/" in its name.
  const isBrowser = /Safari\//.test(userAgent) && !WITHOUT_HOME_SCREEN.test(userAgent);
  return phoneInHand(browser) === 'iPhone' && isBrowser;
}
