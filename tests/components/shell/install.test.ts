import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageInstallation } from '@/app/page/pageInstallation';
import { createInstallation } from '@/features/install-and-update/installation';
import { manualTime } from '../../support/fakes/manualTime.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { button } from '../screens/shell.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const CHROME = { userAgent: 'Chrome', maxTouchPoints: 0 };
const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
};

const suggestion = page.getByText('Keep Taal one tap away', { exact: true });

test('the button shows the browser’s own prompt, and a no there is the last word', async () => {
  const scope = new EventTarget();
  const { timers } = manualTime();
  const facts = { browser: CHROME, isStandalone: false, isSecure: true };
  const installation = createInstallation({ ...facts, scope, timers });
  const { services, database, time } = testServices({ installation });
  await renderScreen('/chat', services);
  let prompts = 0;
  scope.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        prompts += 1;
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    }),
  );
  await chatIsRead();
  await expect.element(suggestion).not.toBeInTheDocument();
  await sendMessage(time, 'Hello there');
  chat.newChat.element().focus();
  await button('Install Taal').click();
  await expect.poll(() => prompts).toBe(1);
  await expect.element(suggestion).not.toBeInTheDocument();
  await expect.poll(() => database.keyValue.get('installDismissedAt')).toBeDefined();
});

for (const isStandalone of [true, false]) {
  const title = isStandalone
    ? 'the app on the home screen is offered nothing'
    : 'Safari of an iPhone is told how to install it';
  test(title, async () => {
    await showAt(PHONE);
    Object.defineProperty(navigator, 'standalone', { value: isStandalone, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
    const timing = manualTime();
    const installation = createInstallation({
      scope: new EventTarget(),
      browser: IPHONE,
      isStandalone: pageInstallation().isStandalone,
      isSecure: true,
      timers: timing.timers,
    });
    const { services, time } = testServices({ installation });
    await renderScreen('/chat', services);
    await sendMessage(time, 'Hello there');
    // Longer than the sheet waits.
    timing.advance(10_000);
    // The header makes way for as long as somebody writes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await button('Open menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu).toBeVisible();
    // The suggestion has such a button too, and lies over the menu.
    await expect.element(suggestion).toHaveLength(isStandalone ? 0 : 1);
    await expect.element(menu.getByText('Install Taal')).toHaveLength(isStandalone ? 0 : 2);
  });
}
