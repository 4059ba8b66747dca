import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatIsRead } from '../screens/chat.ts';
import { heading } from '../screens/shell.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const animationsOfIcons = () =>
  [...document.querySelectorAll('[data-decoration="icons"] svg')].flatMap((icon) =>
    icon.getAnimations(),
  );

test('the follower trails the mouse, by its transform alone', async () => {
  await renderScreen('/dashboard', testServices().services);
  await expect.element(heading).toBeVisible();
  const ring = document.querySelector<HTMLElement>('[data-decoration="follower"]');
  if (ring === null) throw new Error('There is no follower');
  const root = page.elementLocator(document.documentElement);
  await userEvent.hover(root, { position: { x: 320, y: 310 } });
  await expect.poll(() => ring.style.opacity).toBe('1');
  await userEvent.hover(root, { position: { x: 640, y: 400 } });
  const middle = () => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  await expect.poll(middle).toEqual([640, 400]);
  expect(getComputedStyle(ring).pointerEvents).toBe('none');
  expect([...ring.style].toSorted()).toEqual(['opacity', 'transform']);
});

test('a window without room for whole icons has none, and the follower lies behind the words', async () => {
  await renderScreen('/chat', testServices().services);
  await chatIsRead();
  const icons = [...document.querySelectorAll('[data-decoration="icons"] svg')];
  const follower = document.querySelector('[data-decoration="follower"]');
  if (follower === null) throw new Error('There is no follower');
  expect(getComputedStyle(follower).zIndex).toBe('-1');
  const areas = () => icons.map((icon) => icon.getBoundingClientRect());
  for (const { left, right, top } of areas()) {
    expect([left >= 0, right <= innerWidth, top >= 128]).toEqual([true, true, true]);
  }
  await showAt(PHONE);
  expect(areas().map(({ width }) => width)).toEqual([0, 0, 0, 0]);
});

test('the icons stand still while somebody writes', async () => {
  await renderScreen('/chat', testServices().services);
  await chatIsRead();
  const states = () => animationsOfIcons().map(({ playState }) => playState);
  const all = (state: string) => [state, state, state, state];
  await expect.poll(states).toEqual(all('running'));
  await page.getByRole('textbox', { name: 'Message' }).click();
  await expect.poll(states).toEqual(all('paused'));
  await userEvent.tab();
  await expect.poll(states).toEqual(all('running'));
});

for (const path of ['/', '/chat', '/dashboard', '/profile']) {
  test(`nothing moves by itself while the app comes up, ${path}`, async () => {
    const COMES_UP_MS = 1000;
    const WORKER_FETCHES_MS = 5000;
    await renderScreen(path, testServices().services);
    const delaysOf = (animations: readonly Animation[]) =>
      animations
        .map(({ effect }) => effect?.getComputedTiming())
        .filter((timing) => timing?.iterations === Number.POSITIVE_INFINITY)
        .map((timing) => timing?.delay ?? 0);
    await expect.poll(() => delaysOf(animationsOfIcons())).toHaveLength(4);
    expect(delaysOf(document.getAnimations()).filter((one) => one < COMES_UP_MS)).toEqual([]);
    const icons = delaysOf(animationsOfIcons());
    expect(icons.filter((one) => one < WORKER_FETCHES_MS)).toEqual([]);
  });
}
