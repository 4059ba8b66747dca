import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';

test('the coach is asked about a practice chat, which is still there afterwards', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const open = page.getByRole('button', { name: /^Chat with/ }).first();
  const name = ((await open.getAttribute('aria-label')) ?? '').slice('Chat with '.length);
  await open.click();
  const dialog = page.getByRole('dialog');
  const ask = dialog.getByRole('button', { name: 'What does the coach think?' });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(ask).toBeHidden();
  await page.keyboard.type('hi, how are you');
  await page.keyboard.press('Enter');
  await expect(ask).toBeVisible({ timeout: 15_000 });
  const answer = (await dialog.getByRole('log').getByText(/\S/).allTextContents()).join('\n');
  await ask.click();

  await expect(page).toHaveURL(/\/chat$/);
  const { log } = chat(page);
  await expect(log.getByText(`Practice with ${name}: what do you think?`)).toBeVisible();
  await expect(log.getByText(/I wrote: “hi, how are you”/)).toBeVisible();
  const reply = page.locator('[aria-live="polite"]').filter({ hasText: /^Taal: \S/ });
  await expect(reply).toContainText('“hi, how are you”');
  await expect(reply).toContainText(name);
  const quoted = /“([^”]+)”[^“]*$/u.exec((await reply.textContent()) ?? '')?.[1] ?? 'none';
  expect(answer).toContain(quoted.replace(/ …$/u, ''));

  await page.goBack();
  await expect(page).toHaveURL(/\/matches/);
  await page.getByRole('button', { name: `Chat with ${name}` }).click();
  await expect(dialog.getByText('hi, how are you')).toBeVisible();
  await expect(ask).toBeVisible();
});
