import { describe, expect, it } from 'vitest';
import { createInstallation } from '@/features/install-and-update/installation';
import { manualTime } from '../../../support/manualTime.ts';

const browser = { userAgent: 'Chrome', maxTouchPoints: 0 };

function offerOf(outcome: 'accepted' | 'dismissed') {
  return Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {},
    userChoice: Promise.resolve({ outcome }),
  });
}

function installation(earlyOffer: Event | null) {
  const scope = new EventTarget();
  const { timers } = manualTime();
  return {
    scope,
    offered: createInstallation({ scope, earlyOffer, browser, isStandalone: false, timers }),
  };
}

describe('what the browser offers for installing', () => {
  it('counts also where it came before the app', async () => {
    const { offered } = installation(offerOf('accepted'));
    expect(offered.get().way).toBe('prompt');
    expect(await offered.install()).toBe('accepted');
    expect(offered.get().way).toBe('none');
  });

  it('counts when it comes later', async () => {
    const { offered, scope } = installation(null);
    expect(offered.get().way).toBe('none');
    scope.dispatchEvent(offerOf('dismissed'));
    expect(offered.get().way).toBe('prompt');
    expect(await offered.install()).toBe('dismissed');
  });

  it('is nothing that cannot be asked for', () => {
    expect(installation(new Event('beforeinstallprompt')).offered.get().way).toBe('none');
  });
});
