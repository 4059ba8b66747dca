import { expect, it, vi } from 'vitest';
import { putMessage } from '@/data/repositories/chat/chatMessages';
import { shareChat } from '@/features/chat/actions/shareChat';
import { answered, asked } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const CHAT = { id: 'session_1', title: 'A walk' };
const TEXT = /^A walk\n\n[^\n]*1970[^\n]*\n\nYou: hello\n\nTaal: Tell me more\.$/u;

async function given() {
  const database = testDatabase();
  await putMessage(database, answered('2', '1'));
  await putMessage(database, asked('1'));
  const outlets = { say: vi.fn<(text: string) => void>(), show: vi.fn<(text: string) => void>() };
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const clipboard = Object.assign(new EventTarget(), { writeText, ...noClipboard });
  return { database, outlets, writeText, clipboard };
}

const refuse = () => Promise.reject(new Error('Not allowed'));
const noClipboard = { read: refuse, readText: refuse, write: refuse };

it('hands the text to the share sheet, and says nothing of it', async () => {
  const { database, outlets, clipboard, writeText } = await given();
  const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());
  await shareChat(database, CHAT, outlets, { share, clipboard });
  expect(share).toHaveBeenCalledWith({ title: 'A walk', text: expect.stringMatching(TEXT) });
  expect(writeText).not.toHaveBeenCalled();
  expect(outlets.say).not.toHaveBeenCalled();
});

it('copies nothing when the person closes the share sheet', async () => {
  const { database, outlets, clipboard, writeText } = await given();
  const share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
  await shareChat(database, CHAT, outlets, { share, clipboard });
  expect(writeText).not.toHaveBeenCalled();
  expect(outlets.say).not.toHaveBeenCalled();
});

it.each([
  ['there is no share sheet', undefined],
  ['it refuses', refuse],
])('copies where %s', async (_, share) => {
  const { database, outlets, clipboard, writeText } = await given();
  await shareChat(
    database,
    CHAT,
    outlets,
    share === undefined ? { clipboard } : { share, clipboard },
  );
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(TEXT));
  expect(outlets.say).toHaveBeenCalledWith('Copied');
});

it('shows the text where the clipboard is closed', async () => {
  const { database, outlets } = await given();
  await shareChat(database, CHAT, outlets, {});
  expect(outlets.show).toHaveBeenCalledWith(expect.stringMatching(TEXT));
  expect(outlets.say).not.toHaveBeenCalled();
});

it('says so where there is nothing to share', async () => {
  const { outlets, clipboard, writeText } = await given();
  await shareChat(testDatabase(), CHAT, outlets, { clipboard });
  expect(outlets.say).toHaveBeenCalledWith('There is nothing in this chat yet');
  expect(writeText).not.toHaveBeenCalled();
});
