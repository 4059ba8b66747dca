import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exportBackup } from '@/data/backup/exportBackup';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { dialog, heading } from '../screens/shell.ts';
import { takeLaunches } from '../support/launches.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

test('a backup file that is opened with Taal leads to the question before an import', async () => {
  const { services, database, time } = testServices();
  await setHasVisitedProfile(database);
  const router = await renderScreen('/chat', services);
  const launch = takeLaunches(router, services);
  await sendMessage(time, 'Hello there');
  launch('/chat', { name: 'backup.json', text: '{"no": "backup"}' });
  await expect.poll(() => router.state.location.href).toBe('/profile?tab=privacy');
  await expect.element(page.getByText('Nothing was changed.')).toBeVisible();
  const { blob } = await exportBackup(database, { app: '0.0.0', clock: services.clock });
  launch('/profile', { name: 'real-backup.json', text: await blob.text() });
  await expect.element(dialog('Replace your data?')).toBeVisible();
});

test('a shortcut leads to its screen, and Taal’s icon leaves everything as it is', async () => {
  const { services } = testServices();
  const router = await renderScreen('/chat', services);
  const launch = takeLaunches(router, services);
  const navigate = vi.spyOn(router, 'navigate');
  await chatIsRead();
  await chat.field.fill('Half a thought');
  launch('/');
  expect(navigate).not.toHaveBeenCalled();
  launch('/matches');
  await expect.element(heading).toHaveTextContent('Your matches');
  launch('/chat#start');
  expect(navigate).toHaveBeenCalledTimes(1);
  launch('/chat');
  await expect.element(chat.field).toHaveValue('Half a thought');
});
