import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getPendingShare, holdShare } from '@/data/sharing/pendingShare';
import { realChat } from '../../support/real-chats/realChat.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const NOTHING = { text: '', images: [], chats: [] };

const offer = page.getByRole('dialog', { name: 'Shared with Taal' });
const button = (name: string) => offer.getByRole('button', { name });

/** A small picture, drawn in the page. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function opened(share: Parameters<typeof holdShare>[1]) {
  const made = testServices();
  await holdShare(made.database, share);
  const router = await renderScreen('/chat', made.services);
  await expect.element(offer).toBeVisible();
  return { ...made, path: () => router.state.location.pathname };
}

test('a shared text is shown, and put below what was being written on a press', async () => {
  const made = testServices();
  await renderScreen('/chat', made.services);
  await chatIsRead();
  await chat.field.fill('Half a thought');
  await holdShare(made.database, { ...NOTHING, text: 'Roses' });
  await expect.element(offer.getByText('Roses')).toBeVisible();
  // Behind a dialog nothing has a role.
  expect(document.querySelector('textarea')).toHaveValue('Half a thought');
  await button('Use as message').click();
  await expect.element(chat.field).toHaveValue('Half a thought\nRoses');
  await expect.element(offer).not.toBeInTheDocument();
  await expect(getPendingShare(made.database)).resolves.toBeNull();
});

test('a shared picture is shown, and becomes a photo on a press', async () => {
  const images = [await picture('me.png')];
  const { database, backend, path } = await opened({ ...NOTHING, images });
  await expect.element(offer.getByRole('img', { name: 'me.png' })).toBeVisible();
  expect(await database.photos.count()).toBe(0);
  expect(await database.outbox.count()).toBe(0);
  expect(backend.calls).not.toContain('POST /user-profile');
  await button('Add to my photos').click();
  await expect.poll(path).toBe('/profile');
  await expect.poll(() => database.photos.count()).toBe(1);
  await expect(getPendingShare(database)).resolves.toBeNull();
});

test('the reading of a shared chat begins on a press', async () => {
  const chats = [new File([realChat()], 'WhatsApp Chat.txt')];
  const { path } = await opened({ ...NOTHING, chats });
  await expect.element(offer).not.toHaveTextContent('WhatsApp');
  await button('Read the chat').click();
  await expect.poll(path).toBe('/read');
  await expect.element(readScreen.progress).toBeVisible();
});

test('what is not wanted is gone, by the button or by Escape', async () => {
  const { database } = await opened({ ...NOTHING, text: 'Roses' });
  await button('Not now').click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect(getPendingShare(database)).resolves.toBeNull();
  await holdShare(database, { ...NOTHING, text: 'Violets' });
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => getPendingShare(database)).toBeNull();
  await expect.element(chat.field).toHaveValue('');
});

test('what is no picture stands by its name, and what is too large is said to be', async () => {
  const fake = new File(['not a picture at all'], 'fake.png', { type: 'image/png' });
  const { database } = await opened({ ...NOTHING, images: [fake] });
  await expect.element(offer.getByText('fake.png')).toBeVisible();
  expect(offer.getByRole('img').elements()).toHaveLength(0);
  const large = new File([], 'large.txt');
  Object.defineProperty(large, 'size', { value: 40_000_000 });
  await holdShare(database, { ...NOTHING, chats: [large] });
  await expect.element(offer.getByText(/^It is too large/)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Read the chat' }).elements()).toHaveLength(0);
});
