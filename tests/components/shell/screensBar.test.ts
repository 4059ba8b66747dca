import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { chat, chatIsRead } from '../screens/chat.ts';
import { matches } from '../screens/matches.ts';
import { heading, navigation } from '../screens/shell.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const home = navigation.foot.getByRole('link', { name: 'Home' });

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

/** How far the lower edge of something is above the upper edge of the bar, in pixels. */
const aboveBar = (part: Locator) => boxOf(home).top - boxOf(part).bottom;

test('while somebody writes the bar is hidden, and its place is the composer’s', async () => {
  await showAt(PHONE);
  await renderScreen('/chat', testServices().services);
  await chatIsRead();
  const { field, send } = chat;
  // Not the button's, which is drawn smaller while it is pressed.
  const foot = () =>
    innerHeight - (document.querySelector('main form')?.getBoundingClientRect().bottom ?? 0);
  await expect.element(home).toBeVisible();
  expect(aboveBar(send)).toBeGreaterThanOrEqual(8);

  await field.click();
  await expect.element(home).not.toBeInTheDocument();
  const whileWriting = foot();
  expect(whileWriting).toBeLessThan(20);
  expect(document.documentElement.scrollHeight - innerHeight).toBeLessThanOrEqual(1);

  // A finger that goes from the field to Send finds it where it was.
  await field.fill('Good evening');
  const feet: number[] = [];
  const note = () => void feet.push(foot());
  document.addEventListener('focusout', () => requestAnimationFrame(note), { once: true });
  await userEvent.click(send, { delay: 100 });
  await expect.poll(() => feet).toEqual([whileWriting]);
  await expect.element(field).toHaveFocus();
  await expect.element(home).not.toBeInTheDocument();

  // The Tab key finds it, though it was hidden until then.
  await expect.element(send).toBeDisabled();
  await userEvent.tab();
  await expect.element(home).toHaveFocus();
  await expect.element(home).toBeVisible();
  await field.click();
  await expect.element(home).not.toBeInTheDocument();
  await heading.click();
  await expect.element(home).toBeVisible();
});

test('a notice stands above the bar', async () => {
  await showAt(PHONE);
  const { services } = testServices();
  await renderScreen('/dashboard', services);
  services.health.update({ room: 'short' });
  const dismiss = page.getByRole('button', { name: 'Dismiss: No room left on this device' });
  await expect.element(dismiss).toBeVisible();
  const notice = page.getByRole('status').filter({ has: dismiss });
  await expect.poll(() => aboveBar(notice)).toBeGreaterThanOrEqual(8);
});

test('what takes the focus is scrolled clear of the bar', async () => {
  await showAt(PHONE);
  await renderScreen('/matches', testServices().services);
  await expect.element(matches.cards).toHaveLength(10);
  const control = matches.cards.nth(2).getByRole('button', { name: /^Chat with/ });
  // In the window, and under the bar.
  scrollBy({ top: boxOf(control).bottom - innerHeight + 2, behavior: 'instant' });
  expect(aboveBar(control)).toBeLessThan(0);
  control.element().focus();
  await expect.poll(() => aboveBar(control)).toBeGreaterThan(0);
});
