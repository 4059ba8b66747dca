import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  expectStep,
  field,
  LAST,
  landing,
  openStep,
  stepHeading,
} from '../screens/onboarding.ts';
import { reduceMotion } from '../support/reducedMotion.ts';
import { PHONE, showAt } from '../support/screenSize.ts';

/** How far the page, or anything in it that can be seen, reaches beyond the screen's edges. */
function overflow(): number {
  const seen = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
  const edges = seen.map((element) => element.getBoundingClientRect());
  const beyond = edges.map(({ left, right }) => Math.max(-left, right - innerWidth));
  return Math.max(document.documentElement.scrollWidth - innerWidth, ...beyond);
}

/** Goes on, and waits for no more than the next frame: a step comes in for a moment only. */
async function pressNext(): Promise<void> {
  button('Next')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

test('nothing is wider than 320 px, and every step can be left', async () => {
  await showAt({ width: 320, height: 568 });
  await openStep(1);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(step);
    await expect.poll(() => scrollY).toBe(0);
    await expect.poll(overflow).toBe(0);
    const forward = button(step === LAST ? 'Get Started' : 'Next');
    await expect.element(forward).toBeInViewport({ ratio: 1 });
    await expect.element(stepHeading(step)).toBeInViewport({ ratio: 1 });
    scrollTo({ top: 9999, behavior: 'instant' });
    await forward.click();
  }
  await expect.element(landing).toBeVisible();
});

for (const size of [
  { width: 320, height: 640 },
  { width: 320, height: 568 },
]) {
  test(`the field of step 2 is above the buttons, ${size.width}x${size.height}`, async () => {
    await showAt(size);
    await openStep(2);
    const edge = () => button('Next').element().getBoundingClientRect().top;
    await expect
      .poll(() => field.element().getBoundingClientRect().bottom - edge())
      .toBeLessThan(0);
  });
}

test('a step that comes in from the side makes the page no wider', async () => {
  await showAt(PHONE);
  await openStep(1);
  await pressNext();
  expect(document.getAnimations().length).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

test('what takes the focus is not under the buttons of a low screen', async () => {
  await showAt({ width: 320, height: 568 });
  await openStep(3);
  const { top } = button('Next').element().getBoundingClientRect();
  for (let chip = 0; chip < 16; chip += 1) {
    await userEvent.tab();
    const bottom = document.activeElement?.getBoundingClientRect().bottom ?? Infinity;
    expect(bottom).toBeLessThanOrEqual(top);
  }
  await expect.element(button('Spirituality')).toHaveFocus();
});

test('a person who asked for less motion sees none', async () => {
  await reduceMotion();
  await openStep(1);
  await pressNext();
  expect(document.getAnimations()).toEqual([]);
});
