import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { exportBackup } from '@/data/backup/exportBackup';
import { YourData } from '@/features/data-ownership/YourData';
import { ServicesContext } from '@/services/useServices';
import { sendMessage } from '../screens/chat.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const section = page.getByRole('region', { name: 'Your data' });
const importing = section.getByRole('button', { name: 'Import', exact: true });
const undoing = section.getByRole('button', { name: 'Undo this import' });
const replace = page.getByRole('dialog', { name: 'Replace your data?' });
const question = page.getByRole('dialog', { name: 'Undo this import?' });

/** Shows the data as a page does that has just been loaded; what would load it again is returned. */
async function show({ services }: TestServices) {
  await cleanup();
  const reload = vi.fn<() => void>();
  await render(
    <ServicesContext value={services}>
      <YourData app="0.0.0" onImported={reload} onErased={reload} />
    </ServicesContext>,
  );
  await expect.poll(() => document.querySelector('dl[aria-busy="false"]')).not.toBeNull();
  return reload;
}

async function contents({ database }: TestServices) {
  const messages = await database.table('chatMessages').toArray();
  const photos = await database.table('photos').toArray();
  const bytes = await Promise.all(photos.map(({ blob }) => blob.text()));
  return { texts: messages.map(({ text }) => text).toSorted(), photos: bytes };
}

/** Has a chat and a photo, and imports the backup of another chat without one. Returns the old. */
async function imported(made: TestServices) {
  const { database, services, time } = made;
  await nextVisit('/chat', services);
  await sendMessage(time, 'The chat of before');
  const { blob } = await exportBackup(database, { app: '0.0.0', clock: services.clock });
  const other = (await blob.text()).replaceAll('The chat of before', 'The imported chat');
  const photo = { id: crypto.randomUUID(), width: 4, height: 3, addedAt: 1 };
  await database.photos.add({ ...photo, blob: new Blob(['a picture'], { type: 'image/jpeg' }) });
  const before = await contents(made);
  const reload = await show(made);
  await expect.element(undoing).not.toBeInTheDocument();
  const input = section.element().querySelector('input[type=file]');
  if (input === null) throw new Error('There is no field for a file');
  await userEvent.upload(input, new File([other], 'b.json', { type: 'application/json' }));
  await expect.element(replace.getByText(/Undo this import brings it back\.$/)).toBeVisible();
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await expect(contents(made)).resolves.toMatchObject({ photos: [] });
  return before;
}

test('an import is undone with one press, and that is said after the reload', async () => {
  const made = testServices();
  const before = await imported(made);
  let reload = await show(made);
  await expect.element(section.getByText(/^The backup is in place/)).toBeVisible();
  await expect
    .element(undoing)
    .toHaveAccessibleDescription(
      /on Jan 5, 2026, 5:30.PM\. .* here before: 1 chat with 2 messages,/,
    );
  // It is there later too.
  reload = await show(made);
  await undoing.click();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await expect(contents(made)).resolves.toEqual(before);
  await show(made);
  await expect.element(importing).toHaveFocus();
  await expect
    .element(importing)
    .toHaveAccessibleDescription(/^The import is undone: this is your/);
  await expect.element(undoing).not.toBeInTheDocument();
});

test('what has changed since an import is lost only at the word of the person', async () => {
  const made = testServices();
  const before = await imported(made);
  await nextVisit('/chat', made.services);
  await sendMessage(made.time, 'Written since');
  const since = await contents(made);
  const reload = await show(made);
  await undoing.click();
  await expect.element(question).toHaveAccessibleDescription(/have changed since the import\.$/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect(contents(made)).resolves.toEqual(since);
  await undoing.click();
  await question.getByRole('button', { name: 'Undo and lose that' }).click();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await expect(contents(made)).resolves.toEqual(before);
});

test('what cannot be undone is said, and nothing is changed', async () => {
  const made = testServices();
  await imported(made);
  const now = await contents(made);
  await made.database
    .table('recoveryPoints')
    .toCollection()
    .modify({ blob: new Blob(['{']) });
  await show(made);
  await undoing.click();
  const failure = 'The import could not be undone. Nothing was changed.';
  await expect.element(section.getByText(failure)).toBeVisible();
  await expect(contents(made)).resolves.toEqual(now);
});
