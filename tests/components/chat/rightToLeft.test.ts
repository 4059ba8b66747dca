import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chat, sendMessage, type } from '../screens/chat.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const URDU = 'آج شام چائے پر ملتے ہیں';

const isRightToLeft = (part: Locator) => expect.element(part).toHaveStyle({ direction: 'rtl' });

test('what is written from right to left stands so, in the chat and in its title', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, URDU);
  const line = chat.log.getByText(URDU).element().closest('[dir]');
  if (line === null) throw new Error('The line has no direction of its own');
  // The whole line, or it would begin at the left.
  expect(getComputedStyle(line).direction).toBe('rtl');
  await type(URDU);
  await isRightToLeft(chat.field);
  await isRightToLeft(chat.entries.first().getByText('آج شام'));
  await isRightToLeft(page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /reading of this chat/ }).click();
  await isRightToLeft(page.getByRole('dialog').getByText('آج شام'));
});

test('the profile takes each of its texts by itself', async () => {
  await openProfile(testServices().services);
  await profile.edit.click();
  await profile.bio.fill(URDU);
  await isRightToLeft(profile.bio);
  await profile.save.click();
  await isRightToLeft(profile.view.getByText(URDU));
  await expect.element(profile.view).toHaveStyle({ direction: 'ltr' });
});
