import { describe, expect, it } from 'vitest';
import { createInstallation } from '@/features/install-and-update/installation';
import { manualTime } from '../../../support/manualTime.ts';

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
    offered: createInstallation({ scope, browser, isStandalone: false, timers }),
  };
}

describe('what the browser offers for installing', () => {
  it.each(['accepted', 'dismissed'] as const)('counts once, and may be %s', async (outcome) => {
    const { offered, scope } = installation();
    expect(offered.get().way).toBe('none');
    scope.dispatchEvent(offerOf(outcome));
    expect(offered.get().way).toBe('prompt');
    expect(await offered.install()).toBe(outcome);
    expect(offered.get().way).toBe('none');
  });

  it('is kept from the browser’s own bar', () => {
    const { scope } = installation();
    const offer = offerOf('accepted');
    scope.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
  });

  it('is nothing that cannot be asked for', () => {
    const { offered, scope } = installation();
    scope.dispatchEvent(new Event('beforeinstallprompt'));
    expect(offered.get().way).toBe('none');
  });
});
