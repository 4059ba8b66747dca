import { describe, expect, it } from 'vitest';
import { noteEarlyOffer } from '@/app/prerender/earlyOffer';

function page() {
  const window: EventTarget & Pick<Window, 'takeEarlyOffer'> = new EventTarget();
  // As the document has it: a source that refers to nothing outside itself.
  Reflect.apply(new Function(`return (${noteEarlyOffer})`)(), undefined, [window]);
  const offer = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };
  return { offer, take: () => window.takeEarlyOffer?.() };
}

describe('an offer to install before the app is there', () => {
  it('is noted, and the browser’s own bar stays away', () => {
    const { offer, take } = page();
    const offered = offer();
    expect(offered.defaultPrevented).toBe(true);
    expect(take()).toBe(offered);
  });

  it('is the newest, as an older one may work no more', () => {
    const { offer, take } = page();
    offer();
    const newer = offer();
    expect(take()).toBe(newer);
  });

  it('is left to the app once it was asked', () => {
    const { offer, take } = page();
    expect(take()).toBeNull();
    expect(offer().defaultPrevented).toBe(false);
    expect(take()).toBeNull();
  });
});
