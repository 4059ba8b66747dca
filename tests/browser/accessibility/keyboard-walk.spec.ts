import { expect } from '../fixtures/app.ts';
import { withOffer, withoutRealOffer } from '../fixtures/installOffer.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { probeOf } from '../probes/probe.ts';
import { settled } from '../probes/settled.ts';
import { tabStopFaults } from '../probes/tabStops.ts';
import { onPhones, states } from '../screens/states.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const walks = [
  { size: DESKTOP, through: { ...states, ...withOffer } },
  { size: PHONE, through: { ...onPhones, ...withOffer } },
] as const;

for (const { size, through } of walks) {
  for (const [name, reach] of Object.entries(through)) {
    test(`Tab leads through everything, once and in sight: ${name}, ${size.width} px`, async ({
      app,
      page,
    }) => {
      await withoutRealOffer(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await reach(page, app.url);
      await settled(page);
      expect(await tabStopFaults(page, await probeOf(page))).toEqual([]);
    });
  }
}
