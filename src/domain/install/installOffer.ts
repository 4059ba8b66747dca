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

/** Nobody is asked again before this time is over. */
export const QUIET_AFTER_DISMISSAL_MS = 30 * DAY_MS;

/** Whether installing can be offered at all: a button where a person looks for one. */
export function mayOfferInstall(situation: InstallSituation, now: number): boolean {
  const { way, isStandalone, dismissedAt } = situation;
  if (way === 'none' || isStandalone) return false;
  // A clock set back must not silence the offer for longer than the month.
  return dismissedAt === null || Math.abs(now - dismissedAt) >= QUIET_AFTER_DISMISSAL_MS;
}

/**
 * Whether to suggest it unasked: from the first message on, when Taal has shown what it is and
 * hardly anything would have to move (iOS keeps the storage of the home-screen app apart).
 */
export function shouldSuggestInstall(situation: InstallSituation, now: number): boolean {
  return situation.messagesSent > 0 && mayOfferInstall(situation, now);
}

export interface BrowserFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const OTHER_IOS_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|YaBrowser/;

/** Whether this is Safari on an iPhone or iPad, whose share sheet has Add to Home Screen. */
export function isIosSafari({ userAgent, maxTouchPoints }: BrowserFacts): boolean {
  // An iPad asks for desktop sites and calls itself a Mac; no Mac has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // A web view within another app has no "Safari/" in its name.
  return isIos && /Safari\//.test(userAgent) && !OTHER_IOS_BROWSERS.test(userAgent);
}
