import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { followKeyboard } from '@/ui/typing/followKeyboard';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { button } from '../screens/shell.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const KEYBOARD = 336;
const { field, log, send } = chat;
const dialog = page.getByRole('dialog');

// As JSON, since Vitest takes all rectangles of the browser for equal.
const boxOf = (part: { element(): Element }) => part.element().getBoundingClientRect().toJSON();

beforeAll(() => followKeyboard());
beforeEach(() => showAt(PHONE));

/** Safari's way: the window keeps its size, the part that can be seen shrinks. */
function raiseKeyboardOverPage(height: number): void {
  const seen = window.visualViewport;
  if (seen === null) throw new Error('No visual viewport');
  onTestFinished(() => {
    for (const property of ['height', 'scale']) Reflect.deleteProperty(seen, property);
    seen.dispatchEvent(new Event('resize'));
  });
  Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - height });
  seen.dispatchEvent(new Event('resize'));
}

/** The header of the app makes way, and the one of the chat stands at the upper edge. */
async function expectComposerAbove(edge: number): Promise<void> {
  await expect.poll(() => boxOf(send).bottom).toBeLessThanOrEqual(edge);
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  expect(boxOf(button('Chats')).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(button('Chats')).bottom).toBeLessThanOrEqual(64);
  expect(scrollY).toBe(0);
}

test('a keyboard that lies over the page covers neither composer nor header', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'Hello there');
  await field.click();
  raiseKeyboardOverPage(KEYBOARD);
  await expectComposerAbove(PHONE.height - KEYBOARD);
  // The last words stay in sight above the composer.
  const fromEnd = () => {
    const view = log.element().firstElementChild;
    return view === null ? Number.NaN : view.scrollHeight - view.clientHeight - view.scrollTop;
  };
  await expect.poll(fromEnd).toBeLessThanOrEqual(2);
  field.element().blur();
  await expect.poll(() => boxOf(send).top).toBeGreaterThan(PHONE.height - KEYBOARD);
});

test('a zoomed page and a field out of focus are left alone', async () => {
  await renderScreen('/chat', testServices().services);
  await chatIsRead();
  field.element().blur();
  const before = boxOf(send);
  raiseKeyboardOverPage(KEYBOARD);
  expect(boxOf(send)).toEqual(before);
  Object.defineProperty(window.visualViewport, 'scale', { configurable: true, get: () => 2 });
  field.element().focus();
  // The bar at the foot makes room for the field; the keyboard changes nothing.
  await expect.element(page.getByRole('navigation', { name: 'Screens' })).not.toBeInTheDocument();
  const writing = boxOf(send);
  raiseKeyboardOverPage(KEYBOARD);
  expect(boxOf(send)).toEqual(writing);
});

test('a keyboard that shrinks the window leaves composer and header in sight', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'Hello there');
  await field.click();
  await showAt({ ...PHONE, height: PHONE.height - KEYBOARD });
  await expectComposerAbove(PHONE.height - KEYBOARD);
});

test('beside a keyboard on the smallest phones two lines of the last message are seen', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'How do I write a first message?');
  await field.click();
  await showAt({ width: 320, height: 340 });
  const seen = () => {
    const words = [...log.element().querySelectorAll('[dir=auto]')].at(-1);
    if (words === undefined) return 0;
    const view = boxOf(log);
    const box = words.getBoundingClientRect();
    return Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
  };
  await expect.poll(seen).toBeGreaterThanOrEqual(2 * 24 + 12);
  await expect.element(page.getByText(/to be analysed|kept on this device/)).not.toBeVisible();
  field.element().blur();
  await expect.element(page.getByRole('banner').first()).toBeVisible();
  await expect.element(page.getByText(/to be analysed|kept on this device/)).toBeVisible();
});

test('a notice waits only while a keyboard takes the room', async () => {
  await showAt({ width: 1280, height: 800 });
  const { services } = testServices();
  await renderScreen('/chat', services);
  await chatIsRead();
  await field.click();
  services.health.update({ room: 'made' });
  const notice = page.getByText('Space was short', { exact: true });
  await expect.element(notice).toBeVisible();
  await showAt({ width: 1280, height: 800 - KEYBOARD });
  await expect.element(notice).not.toBeVisible();
  // The fault of the words that are being written stands beside them.
  services.health.update({ room: 'short' });
  await expect.element(page.getByText(/^No room left on this device. What/)).toBeVisible();
  await expect
    .element(page.getByText('No room left on this device', { exact: true }))
    .not.toBeVisible();
  field.element().blur();
  await expect
    .element(page.getByText('No room left on this device', { exact: true }))
    .toBeVisible();
});

test('a match’s chat keeps its composer above the keyboard', async () => {
  await renderScreen('/matches', testServices().services);
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  const words = dialog.getByRole('textbox');
  await expect.element(words).toHaveFocus();
  raiseKeyboardOverPage(KEYBOARD);
  await expect.poll(() => boxOf(words).bottom).toBeLessThanOrEqual(PHONE.height - KEYBOARD);
  await expect.poll(() => boxOf(dialog).top).toBe(0);
});

test('no field is so small that iOS zooms in on it', async () => {
  const { services } = testServices();
  const sizes = () =>
    [...document.querySelectorAll('input, textarea, select')]
      .filter((each) => each.checkVisibility())
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const router = await openProfile(services);
  await profile.edit.click();
  await expect.element(profile.bio).toBeVisible();
  const seen = sizes();
  await router.navigate({ to: '/chat', ignoreBlocker: true });
  await expect.element(field).toBeVisible();
  seen.push(...sizes());
  await router.navigate({ to: '/matches' });
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  seen.push(...sizes());
  expect(seen.length).toBeGreaterThan(6);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(16);
});
