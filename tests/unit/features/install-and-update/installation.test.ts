import { describe, expect, it } from 'vitest';
import { createInstallation } from '@/features/install-and-update/installation';
import { manualTime } from '../../../support/fakes/manualTime.ts';

const browser = { userAgent: 'Chrome', maxTouchPoints: 0 };

function offerOf(outcome: 'accepted' | 'dismissed') {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {},
    userChoice: Promise.resolve({ outcome }),
  });
}

function installation() {
  const scope = new EventTarget();
  const { timers } = manualTime();
  return {
    scope,
    offered: createInstallation({ scope, browser, isStandalone: false, isSecure: true, timers }),
  };
}

describe('what the browser offers for installing', () => {
  it.each(['accepted', 'dismissed'] as const)('counts once, and may be %s', async (outcome) => {
    const { offered, scope } = installation();
    expect(offered.state.get().way).toBe('none');
    scope.dispatchEvent(offerOf(outcome));
    expect(offered.state.get().way).toBe('prompt');
    expect(await offered.install()).toBe(outcome);
    expect(offered.state.get().way).toBe('none');
  });

  it('is kept from the browser’s own bar', () => {
    const { scope } = installation();
    const offer = offerOf('accepted');
    scope.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
  });

  it('counts too where it came before the app', async () => {
    const scope = Object.assign(new EventTarget(), { installOffer: offerOf('accepted') });
    const { timers } = manualTime();
    const offered = createInstallation({
      scope,
      browser,
      isSecure: true,
      isStandalone: false,
      timers,
    });
    expect(offered.state.get().way).toBe('prompt');
    expect(await offered.install()).toBe('accepted');
  });

  it('is nothing that cannot be asked for', () => {
    const { offered, scope } = installation();
    scope.dispatchEvent(new Event('beforeinstallprompt'));
    expect(offered.state.get().way).toBe('none');
  });

  it.each([
    ['https', true, 'ios'],
    ['plain http, where it would not open without a network', false, 'none'],
  ])('is told to Safari on iOS on %s', (_, isSecure, way) => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
    const time = manualTime();
    const offered = createInstallation({
      scope: new EventTarget(),
      browser: { userAgent, maxTouchPoints: 5 },
      isStandalone: false,
      isSecure,
      timers: time.timers,
    });
    time.advance(4000);
    expect(offered.state.get().way).toBe(way);
  });
});
