import { expect, type Page } from '../fixtures/app.ts';
import { withOffer, withoutRealOffer } from '../fixtures/installOffer.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { bareTexts } from '../fixtures/translated.ts';
import { violations } from '../probes/axe.ts';
import { brokenWords } from '../probes/brokenWords.ts';
import { forcedColourFaults } from '../probes/forcedColours.ts';
import { layoutFaults } from '../probes/layoutFaults.ts';
import { outOfReach } from '../probes/outOfReach.ts';
import { type Probe, probeOf } from '../probes/probe.ts';
import { settled } from '../probes/settled.ts';
import { smallTargets } from '../probes/smallTargets.ts';
import { tabStopFaults } from '../probes/tabStops.ts';
import { menus, onPhones, states } from '../screens/states.ts';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

interface View {
  readonly name: string;
  readonly size: typeof PHONE;
  readonly percent: number;
}

const views: readonly View[] = [
  { name: 'text of 200 %', size: PHONE, percent: 200 },
  { name: 'text of 200 % on 320 px', size: { width: 320, height: 640 }, percent: 200 },
  { name: '1280 by 800 px at 400 %', size: { width: 320, height: 200 }, percent: 100 },
  { name: 'as it was', size: PHONE, percent: 100 },
];

/** Each kind of fault is told, not the first alone; a list needs a moment to take another size. */
const none = expect.configure({ soft: true });

async function expectNothingLost(page: Page, probe: Probe, view: View): Promise<void> {
  await page.setViewportSize(view.size);
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, view.percent);
  const lost = async () => [
    ...(await layoutFaults(page, probe)),
    ...(await outOfReach(page, probe)),
    ...(await brokenWords(page, probe)),
  ];
  await none.poll(lost, view.name).toEqual([]);
}

async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  none(overflow, 'px to scroll sideways on a screen of 320 px').toBe(0);
}

/** What is open over a page on a phone is looked at there alone. */
async function expectAxeFindsNothing(page: Page): Promise<void> {
  const sizes = { phone: PHONE, desktop: DESKTOP };
  const isOverPage = await page.getByRole('dialog').isVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, size] of Object.entries(sizes)) {
      if (isOverPage && size !== PHONE) continue;
      await page.setViewportSize(size);
      const look = colorScheme === 'light' ? 'all' : 'colours';
      none(await violations(page, look), `axe, ${colorScheme}, ${name}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
}

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

async function expectKeysLead(page: Page, name: string): Promise<void> {
  // An open menu has keys of its own, the arrows, and closes when the pointer goes elsewhere.
  if (name in menus) return;
  await page.setViewportSize(name in onPhones ? PHONE : DESKTOP);
  await settled(page);
  none(await tabStopFaults(page, await probeOf(page)), 'the Tab key').toEqual([]);
  await expectNothingFollowsPointer(page);
}

for (const [name, reach] of Object.entries({ ...states, ...onPhones, ...menus, ...withOffer })) {
  test(`for every finger, key and eye: ${name}`, async ({ app, page }) => {
    await withoutRealOffer(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(NARROW);
    await reach(page, app.url);
    none(await countMoving(page), 'animations in spite of reduced motion').toBe(0);
    await expectNothingSideways(page);
    await expectKeysLead(page, name);
    await page.setViewportSize(PHONE);
    await settled(page);
    none(await bareTexts(page), 'texts that a page translator would take away').toEqual([]);
    await expectAxeFindsNothing(page);
    const probe = await probeOf(page);
    await none.poll(() => smallTargets(page, probe), 'targets of 44 px').toEqual([]);
    for (const view of views) await expectNothingLost(page, probe, view);
    expect(await forcedColourFaults(page, probe), 'forced colours').toEqual([]);
  });
}
