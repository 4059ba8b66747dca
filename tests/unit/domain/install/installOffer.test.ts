import { describe, expect, it } from 'vitest';
import {
  type InstallSituation,
  isIosSafari,
  mayOfferInstall,
  QUIET_AFTER_DISMISSAL_MS,
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
    expect(mayOfferInstall(fresh, NOW)).toBe(true);
    expect(shouldSuggestInstall(fresh, NOW)).toBe(false);
    expect(shouldSuggestInstall({ ...fresh, messagesSent: 1 }, NOW)).toBe(true);
    expect(shouldSuggestInstall({ ...fresh, way: 'ios', messagesSent: 1 }, NOW)).toBe(true);
  });

  it('never comes in the installed app, nor where nothing can be installed', () => {
    for (const without of [{ isStandalone: true }, { way: 'none' }] as const) {
      const situation = { ...fresh, messagesSent: 3, ...without };
      expect(mayOfferInstall(situation, NOW)).toBe(false);
      expect(shouldSuggestInstall(situation, NOW)).toBe(false);
    }
  });

  it('rests for a month after it was put aside, also under a clock set back', () => {
    const at = (dismissedAt: number) => mayOfferInstall({ ...fresh, dismissedAt }, NOW);
    expect(at(NOW)).toBe(false);
    expect(at(NOW - QUIET_AFTER_DISMISSAL_MS + 1)).toBe(false);
    expect(at(NOW - QUIET_AFTER_DISMISSAL_MS)).toBe(true);
    expect(at(NOW + 1000)).toBe(false);
    expect(at(NOW + QUIET_AFTER_DISMISSAL_MS)).toBe(true);
  });
});

const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML) Version/18.5 Safari/605.1.15';

describe('Safari on iOS', () => {
  it.each([
    ['an iPhone', `${IPHONE} (KHTML, like Gecko) ${SAFARI}`, 5, true],
    ['an iPad that calls itself a Mac', MAC, 5, true],
    ['a Mac', MAC, 0, false],
    ['Chrome on an iPhone', `${IPHONE} CriOS/139.0 Mobile/15E148 Safari/604.1`, 5, false],
    ['a web view on an iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148`, 5, false],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36',
      5,
      false,
    ],
  ])('is told from the name: %s', (_name, userAgent, maxTouchPoints, expected) => {
    expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
  });
});
