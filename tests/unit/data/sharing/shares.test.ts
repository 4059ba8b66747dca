import { describe, expect, it } from 'vitest';
import { getDraft, putDraft } from '@/data/repositories/chat/drafts';
import {
  getPendingShare,
  holdShare,
  MOST_SHARED_BYTES,
  takePendingShare,
} from '@/data/sharing/pendingShare';
import { keepSharedText, moveSharedTextToDraft } from '@/data/sharing/sharedText';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

describe('a text that was taken over', () => {
  it('goes below a half-written draft, stored, and only once', async () => {
    const [first, second] = twoTabs();
    await putDraft(first, 's1', { text: 'Half a thought' });
    await keepSharedText(first, 'Shared');
    const taken = await Promise.all([
      moveSharedTextToDraft(first, 's1'),
      moveSharedTextToDraft(second, 's1'),
    ]);
    expect(taken.filter((text) => text !== null)).toEqual(['Shared']);
    expect((await getDraft(first, 's1'))?.text).toBe('Half a thought\nShared');
  });

  it('joins one that still waits', async () => {
    const database = testDatabase();
    await keepSharedText(database, 'First');
    await keepSharedText(database, 'Second');
    expect(await moveSharedTextToDraft(database, 's1')).toBe('First\nSecond');
    expect(await moveSharedTextToDraft(database, 's1')).toBe(null);
  });

  it('is passed over when its row is damaged', async () => {
    const database = testDatabase();
    await database.keyValue.put({ key: 'sharedText', value: { no: 'text' } });
    expect(await moveSharedTextToDraft(database, 's1')).toBe(null);
  });
});

const NOTHING = { text: '', images: [], chats: [] };

const file = (name: string, content = 'abc') => new File([content], name, { type: 'image/png' });

function heavy(name: string, bytes: number): File {
  const made = file(name);
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}

describe('what was handed over', () => {
  it('waits until it is taken, once', async () => {
    const [first, second] = twoTabs();
    await holdShare(first, { ...NOTHING, text: 'Hi', images: [file('a.png')] });
    expect(await getPendingShare(second)).toMatchObject({ text: 'Hi', leftOut: 0 });
    const taken = await Promise.all([takePendingShare(first), takePendingShare(second)]);
    expect(taken.filter((share) => share !== null)).toMatchObject([
      { text: 'Hi', images: [{ name: 'a.png' }], chat: null },
    ]);
    expect(await first.keyValue.count()).toBe(0);
  });

  it('is one share at most: a newer one takes its place, an empty one does not', async () => {
    const database = testDatabase();
    await holdShare(database, { ...NOTHING, images: [file('a.png')] });
    await holdShare(database, { ...NOTHING, text: 'Newer' });
    await holdShare(database, NOTHING);
    expect(await database.keyValue.count()).toBe(1);
    expect(await getPendingShare(database)).toMatchObject({ text: 'Newer', images: [] });
  });

  it('is held up to 30 MB and as many pictures as a profile has; the rest is counted', async () => {
    const database = testDatabase();
    const many = Array.from({ length: 40 }, (_, index) => file(`${index}.png`));
    const half = heavy('half.png', MOST_SHARED_BYTES / 2);
    const images = [heavy('heavy.png', MOST_SHARED_BYTES + 1), half, half, ...many];
    await holdShare(database, { ...NOTHING, images });
    const share = await getPendingShare(database);
    expect(share?.images.map(({ name }) => name)).toEqual(['half.png', 'half.png']);
    await holdShare(database, { ...NOTHING, images: many });
    expect(await getPendingShare(database)).toMatchObject({ leftOut: 40 - MAX_PHOTOS });
    await holdShare(database, { ...NOTHING, chats: [heavy('chat.txt', MOST_SHARED_BYTES + 1)] });
    expect(await getPendingShare(database)).toMatchObject({ chat: null, leftOut: 1 });
  });

  it('is one chat, without its name and what was said beside it', async () => {
    const database = testDatabase();
    const chats = [new File([], 'Empty.txt'), file('Asha.txt', 'Hi'), file('Ravi.txt')];
    await holdShare(database, { text: 'Asha', images: [file('asha.png')], chats });
    const share = await takePendingShare(database);
    expect(share).toMatchObject({ text: '', images: [], leftOut: 2 });
    expect(await share?.chat?.text()).toBe('Hi');
    expect(JSON.stringify(share)).not.toContain('Asha');
  });

  it('is passed over when its row is damaged', async () => {
    const database = testDatabase();
    await database.keyValue.put({ key: 'pendingShare', value: { no: 'share' } });
    expect(await getPendingShare(database)).toBeNull();
    expect(await takePendingShare(database)).toBeNull();
  });
});
