import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

/** Forgets all analyses, as the hundred that are kept do of older messages. */
function forgetAnalyses(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('analysisHistory', 'readwrite');
          clearing.objectStore('analysisHistory').clear();
          clearing.onerror = () => reject(clearing.error);
          clearing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

function readings(page: Page) {
  const message = page.getByRole('dialog', { name: 'Reading of this message' });
  return {
    ofMessage: page.getByRole('button', { name: /^Reading of this message: / }),
    ofChat: page.getByRole('button', { name: /reading of this chat$/ }),
    message,
    whole: page.getByRole('dialog', { name: 'Reading of this chat' }),
    fact: (term: string) => message.locator('dl > div').filter({ hasText: term }),
  };
}

test('the reading of a message: from this device, then from the server', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'I love love this, it is great 😍 How do I begin?');
  const { ofMessage, message, fact } = readings(page);
  await expect(ofMessage).toHaveText(/^Reading of this message: \d+ WPM · excited$/);
  await ofMessage.focus();
  await page.keyboard.press('Enter');
  await expect(message).toContainText('Highly Compatible - Strong mutual interest detected');
  await expect(fact('Speed')).toHaveText(/\d+ WPM$/);
  await expect(fact('Consistency')).toHaveText(/Sample\d+%$/);
  await expect(fact('Confidence')).toHaveText(/high$/);
  await expect(fact('Mood')).toHaveText(/excited$/);
  await expect(fact('Signals').getByRole('listitem')).toHaveText([
    '😍',
    'love ×2',
    'great',
    '1 question mark',
  ]);
  await expect(fact('Response')).toHaveText(/ s, (very )?engaged$|, thoughtful$/);
  await expect(fact('Engagement')).toHaveText(/engaged$|moderate$/);
  await expect(message.getByRole('status').filter({ hasText: /read/i })).toHaveText(
    'Read on this device. The server has not read it yet.',
  );

  // The server's answer takes its place while one looks.
  app.backend.plan = () => null;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(message.getByRole('status').filter({ hasText: /read/i })).toHaveText(
    'Read by the server.',
  );
  await expect(fact('Consistency')).not.toContainText('Sample');
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expect(ofMessage).toBeFocused();
});

test('the reading of a chat says what it stands on; what is gone is said to be', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  const { field, log } = chat(page);
  const { ofMessage, ofChat, message, whole, fact } = readings(page);
  await expect(page.getByText('0 messages').first()).toBeVisible();
  await expect(ofChat).toBeHidden();
  await sendMessage(page, 'Is it good?');
  await field.focus();
  await page.keyboard.insertText('Pasted as a whole');
  await page.keyboard.press('Enter');
  await expect(ofMessage).toHaveCount(2);
  await expect(log.getByText('Pasted as a whole')).toBeVisible();

  await ofChat.click();
  await expect(whole).toContainText('Building Rapport - Getting to know each other');
  await expect(whole).toContainText(/\d+ WPMover 1 typed message/);
  await expect(whole).toContainText('over 2 responses');
  await expect(whole).toContainText('Stands on 2 messages of yours: 2 read by the server.');
  await page.keyboard.press('Escape');
  await expect(ofChat).toBeFocused();

  await ofMessage.last().click();
  await expect(fact('Speed')).toContainText('Not typed, so not measured');
  await expect(message).not.toContainText('Consistency');
  await page.keyboard.press('Escape');

  await forgetAnalyses(page);
  await visitAgain(page);
  await ofMessage.first().click();
  await expect(message).toContainText('Most of it is gone');
  await expect(fact('Speed')).toHaveText(/\d+ WPM$/);
  await expect(fact('Signals').getByRole('listitem')).toHaveText(['good', '1 question mark']);
  await expect(message.getByRole('status').filter({ hasText: /read/i })).toHaveText(
    'The server has read it.',
  );
  await page.keyboard.press('Escape');
  await ofChat.click();
  await expect(whole).toContainText('Nothing of this chat is kept any more');
});
