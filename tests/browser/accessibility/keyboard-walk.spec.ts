import { expect, type Page } from '../fixtures/app.ts';
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

/** Each kind of fault is told, not the first alone. */
const none = expect.configure({ soft: true });

function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && Number(duration) > 1;
      }).length,
  );
}

async function expectNothingFollowsPointer(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 260);
  await none(page.locator('[data-decoration="follower"]'), 'what follows the pointer').toBeHidden();
}

for (const { size, through } of walks) {
  for (const [name, reach] of Object.entries(through)) {
    test(`Tab leads through everything, once and in sight, and nothing moves: ${name}, ${size.width} px`, async ({
      app,
      page,
    }) => {
      await withoutRealOffer(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await reach(page, app.url);
      none(await countMoving(page), 'animations in spite of reduced motion').toBe(0);
      await settled(page);
      none(await tabStopFaults(page, await probeOf(page)), 'the Tab key').toEqual([]);
      await expectNothingFollowsPointer(page);
    });
  }
}
