import type { Page } from '@playwright/test';
import { chat } from '../../browser/screens/chat.ts';

/** Milliseconds from pressing Enter to the frame that shows the stored message. */
export async function measureSend(page: Page, text: string): Promise<number> {
  const { field, typing } = chat(page);
  await field.click();
  await page.keyboard.type(text);
  const measured = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        addEventListener(
          'keydown',
          ({ key }) => {
            if (key === 'Enter') pressedAt = performance.now();
          },
          { capture: true, once: true },
        );
        const log = document.querySelector('[role=log]') ?? document.body;
        const observer = new MutationObserver(() => {
          if (!log.textContent?.includes(expected)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        });
        observer.observe(log, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  await page.keyboard.press('Enter');
  const milliseconds = await measured;
  await typing.waitFor({ state: 'hidden' });
  return milliseconds;
}
