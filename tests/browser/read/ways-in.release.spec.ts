import { realChat } from '../../support/real-chats/realChat.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { readScreen } from '../screens/read.ts';
import { launch, takeLaunches } from '../screens/system.ts';

test.use({ worker: true });

test('a chat that the system opens with Taal is read', async ({ app, page }) => {
  await takeLaunches(page);
  await visit(page, `${app.url}/dashboard`);
  await launch(page, '', { name: 'WhatsApp Chat with Asha.txt', text: realChat() });
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).whoAreYou).toBeVisible();
});
