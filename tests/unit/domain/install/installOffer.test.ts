import { describe, expect, it } from 'vitest';
import {
  type InstallSituation,
  mayOfferInstall,
  phoneInHand,
  QUIET_AFTER_DISMISSAL_MS,
  sharesToHomeScreen,
  shouldSuggestInstall,
} from '@/domain/install/installOffer';

const NOW = 1_800_000_000_000;
const fresh: InstallSituation = {
  way: 'prompt',
  isStandalone: false,
  dismissedAt: null,
  messagesSent: 0,
};

describe('offering to install', () => {
  it('is possible from the start, and suggested from the first message on', () => {
    expect(mayOfferInstall(fresh)).toBe(true);
    expect(shouldSuggestInstall(fresh, NOW)).toBe(false);
    expect(shouldSuggestInstall({ ...fresh, messagesSent: 1 }, NOW)).toBe(true);
    expect(shouldSuggestInstall({ ...fresh, way: 'ios', messagesSent: 1 }, NOW)).toBe(true);
  });

  it('never comes in the installed app, nor where nothing can be installed', () => {
    for (const without of [{ isStandalone: true }, { way: 'none' }] as const) {
      const situation = { ...fresh, messagesSent: 3, ...without };
      expect(mayOfferInstall(situation)).toBe(false);
      expect(shouldSuggestInstall(situation, NOW)).toBe(false);
    }
  });

  it('is suggested no more for a month after it was put aside, and stays in the menu', () => {
    const said = { ...fresh, messagesSent: 1 };
    const at = (dismissedAt: number) => shouldSuggestInstall({ ...said, dismissedAt }, NOW);
    expect(mayOfferInstall({ ...said, dismissedAt: NOW })).toBe(true);
    expect(at(NOW)).toBe(false);
    expect(at(NOW - QUIET_AFTER_DISMISSAL_MS + 1)).toBe(false);
    expect(at(NOW - QUIET_AFTER_DISMISSAL_MS)).toBe(true);
    // A clock that was set back.
    expect(at(NOW + 1000)).toBe(false);
    expect(at(NOW + QUIET_AFTER_DISMISSAL_MS)).toBe(true);
  });
});

const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML) Version/18.5 Safari/605.1.15';

describe('the phone in hand', () => {
  it.each([
    ['an iPhone', `${IPHONE} (KHTML, like Gecko) ${SAFARI}`, 5, 'iPhone', true],
    ['an iPad that calls itself a Mac', MAC, 5, 'iPhone', true],
    ['a Mac', MAC, 0, null, false],
    ['Chrome on an iPhone', `${IPHONE} CriOS/139.0 Mobile/15E148 Safari/604.1`, 5, 'iPhone', true],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile Safari/605.1.15`, 5, 'iPhone', true],
    ['Edge on an iPhone', `${IPHONE} EdgiOS/139.0 Mobile Safari/605.1.15`, 5, 'iPhone', true],
    ['a search app on an iPhone', `${IPHONE} GSA/380 Mobile Safari/604.1`, 5, 'iPhone', false],
    ['a web view on an iPhone', `${IPHONE} (KHTML) Mobile/15E148`, 5, 'iPhone', false],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36',
      5,
      'Android',
      false,
    ],
  ])('is told from the name: %s', (_name, userAgent, maxTouchPoints, phone, shares) => {
    const browser = { userAgent, maxTouchPoints };
    expect(phoneInHand(browser)).toBe(phone);
    expect(sharesToHomeScreen(browser)).toBe(shares);
  });
});
