import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportBackup } from '@/data/backup/exportBackup';
import { readBackup } from '@/data/backup/readBackup';
import { checkPhotos } from '@/features/data-ownership/import/checkPhotos';
import { sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/profile.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { reduceMotion } from '../support/reducedMotion.ts';
import { showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const PRIVACY = '/profile?tab=privacy';
const section = page.getByRole('region', { name: 'Your data' });
const exporting = section.getByRole('button', { name: 'Export' });
const importing = section.getByRole('button', { name: 'Import', exact: true });
const replace = page.getByRole('dialog', { name: 'Replace your data?' });
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

const messageTexts = async () =>
  (await made.database.table('chatMessages').toArray()).map(({ text }) => text).toSorted();

/** Sends messages to the coach, and goes to where the data are. */
async function writeAndReturn(...texts: readonly string[]): Promise<void> {
  await nextVisit('/chat', made.services);
  for (const text of texts) await sendMessage(made.time, text);
  await nextVisit(PRIVACY, made.services);
  await expect.element(importing).toBeVisible();
}

async function backupText(): Promise<string> {
  const { database, services } = made;
  const { blob } = await exportBackup(database, { app: '0.0.0', clock: services.clock });
  return blob.text();
}

/** The photos of a backup as an import takes them. */
async function checkedIn(text: string) {
  const reading = await readBackup(new Blob([text]));
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return checkPhotos(reading.backup, made.services.redrawPhoto);
}

async function choose(content: string): Promise<void> {
  const input = section.element().querySelector('input[type=file]');
  if (input === null) throw new Error('There is no field for a file');
  await userEvent.upload(input, new File([content], 'backup.json', { type: 'application/json' }));
}

test('Cancel changes nothing; files that are no backup are refused beside the control', async () => {
  await openProfile(made.services, PRIVACY);
  const text = await backupText();
  await writeAndReturn('Written after the backup');
  const before = await messageTexts();
  await choose(text);
  await replace.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(replace).not.toBeInTheDocument();
  await expect.element(importing).toHaveFocus();

  const refusals: [content: string, reason: RegExp][] = [
    ['Dear diary', /it is not a JSON file/],
    [text.slice(0, -40), /cut short.*Nothing was changed\./],
    [text.replace('"version":2', '"version":3'), /newer Taal/],
    ['{"name":"someone else"}', /a different kind of file/],
    [text.replace('"activeSessionId":', '"activeSessionId":5,"x":'), /activeSessionId is not as/],
  ];
  for (const [content, reason] of refusals) {
    await choose(content);
    await expect.element(section.getByText(reason)).toBeVisible();
    await expect.element(importing).toHaveAccessibleDescription(reason);
    await expect.element(replace).not.toBeInTheDocument();
  }
  await expect(messageTexts()).resolves.toEqual(before);
  await expect(made.database.recoveryPoints.count()).resolves.toBe(0);
});

test('an import that would leave less than half says so first', async () => {
  await openProfile(made.services, PRIVACY);
  await writeAndReturn();
  const text = await backupText();
  await writeAndReturn('The chat of before', 'And one more');
  await choose(text);
  await expect
    .element(replace)
    .toHaveAccessibleDescription(
      /It holds \d entr(y|ies), and \d+ are here now: less than half would be left\.$/,
    );
});

test('what an import replaces can be read by keys alone on a small screen', async () => {
  await showAt({ width: 320, height: 480 });
  await reduceMotion();
  await openProfile(made.services, PRIVACY);
  await writeAndReturn('Something to count');
  await choose(await backupText());
  await expect.element(replace).toBeVisible();
  await expect
    .element(replace.getByRole('row', { name: /^Messages in them/ }))
    .toHaveTextContent(/^Messages in them\s*2\s*2$/);
  await expect.element(replace).not.toHaveAccessibleDescription(/less than half/);
  const box = replace.getByRole('group', { name: 'Replace your data?' });
  await expect.element(box).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(0);
  // Where everything is in view there is nothing to stop at.
  await page.viewport(1280, 800);
  await expect.element(box).not.toBeInTheDocument();
});

/** A JPEG of one colour, with a place in its EXIF data. */
async function photoWithPlace(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const said = new TextEncoder().encode('Exif\0\0taken in Pune');
  const exif = [new Uint8Array([0xff, 0xe1, 0, said.length + 2]), said];
  return new Blob([jpeg.slice(0, 2), ...exif, jpeg.slice(2)], { type: 'image/jpeg' });
}

test('an import takes six photos, redrawn, and says that id and queue of this device stay', async () => {
  const { database } = made.services;
  await openProfile(made.services, PRIVACY);
  const blob = await photoWithPlace();
  expect(await blob.text()).toContain('taken in Pune');
  const photos = Array.from({ length: 7 }, () => ({
    id: crypto.randomUUID(),
    blob,
    width: 40,
    height: 30,
    addedAt: 1,
  }));
  await database.photos.bulkAdd(photos);
  await database.keyValue.put({ key: 'userId', value: 'user_1_other' });
  const text = await backupText();
  await database.photos.clear();
  await database.keyValue.put({ key: 'userId', value: 'user_1_own' });

  await nextVisit(PRIVACY, made.services);
  await expect.element(importing).toBeVisible();
  await choose(text);
  await expect.element(replace.getByText(/keeps its own id, and what waits here/)).toBeVisible();
  await expect.element(replace).toHaveTextContent(/1 photo in the backup cannot be used/);
  await replace.getByRole('button', { name: 'Cancel' }).click();

  const { photos: taken } = await checkedIn(text);
  expect(taken).toHaveLength(6);
  for (const photo of taken) {
    expect([photo.width, photo.height]).toEqual([40, 30]);
    expect(await photo.blob.text()).not.toMatch(/Exif|Pune/);
  }
});

test('Erase everything waits for the word, and says what goes', async () => {
  await openProfile(made.services, PRIVACY);
  await section.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
  const button = dialog.getByRole('button', { name: 'Erase everything' });
  const field = dialog.getByRole('textbox', { name: 'Type ERASE to confirm' });
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByText(/what an import replaced/)).toBeVisible();
  await expect.element(button).toBeDisabled();
  await field.fill('ERAS');
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await field.fill('erase');
  await expect.element(button).toBeEnabled();
});

/** A share sheet of a phone that ends as told: with the name of an error, or well. */
function withSheet(ends: readonly (string | null)[]): void {
  const left = [...ends];
  const share = async () => {
    const name = left.shift() ?? null;
    if (name !== null) throw new DOMException('As told', name);
  };
  setNavigator({ canShare: () => true, share });
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real.call(window, query === '(pointer: coarse)' ? 'all' : query),
  );
}

function setNavigator(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

async function openYourData(): Promise<void> {
  await openProfile(made.services, PRIVACY);
  await expect.element(exporting).toBeVisible();
}

test('an export says that it was shared, or that the sheet was closed, as it was', async () => {
  withSheet(['AbortError', null]);
  await openYourData();
  await exporting.click();
  const closed = section.getByText('You closed the share sheet. Nothing was saved.');
  await expect.element(closed).toBeVisible();
  await exporting.click();
  const shared = section.getByText(/^Shared as taal-backup-.*\.json \(.*\)\.$/);
  await expect.element(shared).toBeVisible();
});

test('an export whose kind the browser does not share is downloaded', async () => {
  withSheet(['NotAllowedError']);
  const names: string[] = [];
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    names.push(event.target.download);
  };
  addEventListener('click', onClick);
  onTestFinished(() => removeEventListener('click', onClick));
  await openYourData();
  await exporting.click();
  await expect.element(section.getByText(/^Saved as taal-backup-/)).toBeVisible();
  expect(names).toEqual([expect.stringMatching(/^taal-backup-\d{4}-\d{2}-\d{2}\.json$/)]);
});

test('on the home screen of iOS a backup that took too long is shared at the next press', async () => {
  setNavigator({ standalone: true });
  withSheet(['NotAllowedError', null, 'DataError']);
  await openYourData();
  await exporting.click();
  const ready = section.getByText(/^The backup is ready, and not saved yet\./);
  await expect.element(ready).toBeVisible();
  await exporting.click();
  await expect.element(section.getByText(/^Shared as taal-backup-/)).toBeVisible();
  await exporting.click();
  await expect.element(section.getByText(/Nothing was saved\.$/)).toBeVisible();
});
