import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { createLastWords } from '@/data/drafts/lastWords';
import { getProfileDraft, putProfileDraft } from '@/data/repositories/profileDraft';
import { getUserProfile } from '@/data/repositories/userProfile';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { createProfileEditor } from '@/features/profile/editing/profileEditor';
import { chatServices } from '../../../../support/builders/chat.ts';
import { queued } from '../../../../support/builders/outbox.ts';
import { memoryPlace } from '../../../../support/fakes/memoryPlace.ts';

const stored = { ...EMPTY_USER_PROFILE.profile, name: 'Meera', age: 27 };
let made = 0;

/** A device whose pages share one database and one localStorage. */
function deviceInTest() {
  made += 1;
  const name = `taal-profile-editor-${made}`;
  const kept = new Map<string, string>();
  return {
    kept,
    page() {
      const database = new TaalDatabase(name);
      onTestFinished(() => database.close());
      const lastWords = createLastWords(memoryPlace(kept), database);
      const editor = createProfileEditor(chatServices(database, { lastWords }), stored);
      return { database, editor };
    },
  };
}

/** What was asked of the storage before is done. */
async function settled(database: TaalDatabase): Promise<void> {
  await database.transaction('rw', database.tables, () => database.keyValue.count());
}

/** Takes no edit, as a device without room does. */
function fill({ keyValue }: TaalDatabase): void {
  const refuse = () => {
    throw new Error('There is no room');
  };
  keyValue.hook('creating', refuse);
  keyValue.hook('updating', refuse);
}

describe('an edit of the profile', () => {
  it('begins with what is stored, and goes on with an edit that was not ended', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    expect(editor.edited.get()).toEqual(draftOf(stored));
    await putProfileDraft(database, { ...draftOf(stored), bio: 'Half a th' });
    editor.open();
    await vi.waitFor(() => expect(editor.edited.get().bio).toBe('Half a th'));
  });

  it('is stored as it is typed, and changes of one moment build on one another', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    editor.change({ age: '2' });
    editor.change({ bio: 'Tea' });
    await vi.waitFor(async () => {
      expect(await getProfileDraft(database)).toMatchObject({ age: '2', bio: 'Tea' });
    });
    expect(editor.edited.get()).toMatchObject({ name: 'Meera', age: '2', bio: 'Tea' });
  });

  it('keeps what was typed before the stored edit was read', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    await putProfileDraft(database, { ...draftOf(stored), bio: 'Older' });
    fill(database);
    editor.open();
    editor.change({ bio: 'Newer' });
    const later = createProfileEditor(chatServices(database), stored);
    later.open();
    await vi.waitFor(() => expect(later.edited.get().bio).toBe('Older'));
    expect(editor.edited.get().bio).toBe('Newer');
  });

  it('is left alone by a read that ends after it was closed', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    await putProfileDraft(database, { ...draftOf(stored), bio: 'Older' });
    const later = createProfileEditor(chatServices(database), stored);
    editor.open()();
    later.open();
    await vi.waitFor(() => expect(later.edited.get().bio).toBe('Older'));
    expect(editor.edited.get().bio).toBe('');
  });

  it('shows in the next tab what another one stored', async () => {
    const { page } = deviceInTest();
    const [here, there] = [page(), page()];
    here.editor.change({ location: 'Pune' });
    await vi.waitFor(async () => {
      expect((await getProfileDraft(there.database))?.location).toBe('Pune');
    });
    there.editor.open();
    await vi.waitFor(() => expect(there.editor.edited.get().location).toBe('Pune'));
  });
});

describe('leaving the page', () => {
  it('keeps at once what the storage has not taken yet', async () => {
    const { page, kept } = deviceInTest();
    const { database, editor } = page();
    await database.open();
    editor.change({ bio: 'Last words' });
    editor.leave();
    expect([...kept.values()].join()).toContain('Last words');
    database.close();
    const next = page();
    next.editor.open();
    await vi.waitFor(() => expect(next.editor.edited.get().bio).toBe('Last words'));
    await vi.waitFor(() => expect(kept.size).toBe(0));
    expect((await getProfileDraft(next.database))?.bio).toBe('Last words');
  });

  it('keeps nothing that is stored already', async () => {
    const { page, kept } = deviceInTest();
    const { database, editor } = page();
    editor.change({ bio: 'Tea' });
    await vi.waitFor(async () => expect((await getProfileDraft(database))?.bio).toBe('Tea'));
    await settled(database);
    editor.leave();
    expect(kept.size).toBe(0);
  });

  it('keeps what there was no room for until there is', async () => {
    const { page, kept } = deviceInTest();
    const { database, editor } = page();
    fill(database);
    editor.change({ bio: 'Tea and rain' });
    await settled(database);
    expect(editor.edited.get().bio).toBe('Tea and rain');
    editor.leave();
    expect([...kept.values()].join()).toContain('Tea and rain');
    database.close();
    const without = page();
    fill(without.database);
    without.editor.open();
    await settled(without.database);
    expect([...kept.values()].join()).toContain('Tea and rain');
    without.database.close();
    const next = page();
    next.editor.open();
    await vi.waitFor(() => expect(next.editor.edited.get().bio).toBe('Tea and rain'));
  });
});

describe('ending the edit', () => {
  it('saves what was typed last, and forgets the draft', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    editor.change({ bio: 'Tea', newInterest: 'Chess' });
    await editor.save();
    expect((await getUserProfile(database)).profile).toMatchObject({
      name: 'Meera',
      bio: 'Tea',
      interests: ['Chess'],
    });
    expect(await getProfileDraft(database)).toBeNull();
  });

  it('queues one call when it is saved twice', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    editor.change({ name: 'Meera Iyer' });
    await Promise.all([editor.save(), editor.save()]);
    expect(await queued(database)).toMatchObject([
      { kind: 'user-profile', body: { profile: { name: 'Meera Iyer' } } },
    ]);
    expect(await getProfileDraft(database)).toBeNull();
  });

  it('stores no profile while a field is refused, and keeps the edit', async () => {
    const { page } = deviceInTest();
    const { database, editor } = page();
    editor.change({ age: 'twelve', bio: 'Tea' });
    await editor.save();
    await settled(database);
    expect((await getUserProfile(database)).savedAt).toBeNull();
    expect(await getProfileDraft(database)).toMatchObject({ age: 'twelve', bio: 'Tea' });
  });

  it('discards also what there was no room for', async () => {
    const { page, kept } = deviceInTest();
    const { database, editor } = page();
    await database.open();
    fill(database);
    editor.change({ bio: 'Nobody' });
    await settled(database);
    editor.leave();
    await editor.discard();
    expect(kept.size).toBe(0);
  });

  it('discards the draft, not the profile', async () => {
    const { page, kept } = deviceInTest();
    const { database, editor } = page();
    await editor.save();
    editor.change({ name: 'Nobody' });
    editor.leave();
    await settled(database);
    await editor.discard();
    expect(await getProfileDraft(database)).toBeNull();
    expect([...kept.values()].join()).not.toContain('Nobody');
    expect((await getUserProfile(database)).profile.name).toBe('Meera');
  });
});
