import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, getDraft, putDraft } from '@/data/repositories/chat/drafts';
import { hasSharedImages, keepSharedImages, takeSharedImages } from '@/data/sharing/sharedImages';
import { keepSharedText, moveSharedTextToDraft } from '@/data/sharing/sharedText';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '@/domain/photos/limits';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

describe('a shared text', () => {
  it('goes below a half-written draft, stored, and only once', async () => {
    const [first, second] = twoTabs();
    await putDraft(first, 's1', { ...EMPTY_DRAFT, text: 'Half a thought' });
    await keepSharedText(first, 'Shared');
    const taken = await Promise.all([
      moveSharedTextToDraft(first, 's1'),
      moveSharedTextToDraft(second, 's1'),
    ]);
    expect(taken.filter((text) => text !== null)).toEqual(['Shared']);
    const draft = await getDraft(first, 's1');
    expect(draft.text).toBe('Half a thought\nShared');
    expect(draft.meter.inserted).toBe(true);
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

describe('shared pictures', () => {
  it('wait until they are taken, once', async () => {
    const [first, second] = twoTabs();
    await keepSharedImages(first, [new File(['abc'], 'a.png', { type: 'image/png' })]);
    expect(await hasSharedImages(second)).toBe(true);
    const taken = await Promise.all([takeSharedImages(first), takeSharedImages(second)]);
    expect(taken.flat().map(({ name }) => name)).toEqual(['a.png']);
    expect(await hasSharedImages(first)).toBe(false);
  });

  it('are not stored where they are too heavy to become photos, nor more than there can be', async () => {
    const database = testDatabase();
    const heavy = new File([], 'heavy.jpg');
    Object.defineProperty(heavy, 'size', { value: MAX_FILE_BYTES + 1 });
    const many = Array.from({ length: 40 }, (_, index) => new File(['x'], `${index}.jpg`));
    await keepSharedImages(database, [heavy, ...many]);
    const taken = await takeSharedImages(database);
    expect(taken).toHaveLength(MAX_PHOTOS);
    expect(taken[0]).toEqual({ name: 'heavy.jpg', blob: null });
  });
});
