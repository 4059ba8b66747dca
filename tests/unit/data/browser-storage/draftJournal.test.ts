import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/readBackup';
import type { SynchronousPlace } from '@/data/browser-storage/draftJournal';
import { observe } from '@/data/database/liveQuery';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { putChatSession } from '@/data/repositories/chat/chatSessions';
import { chatStores, deleteChats } from '@/data/repositories/chat/deletedChats';
import { getDraft, journalDraft, putDraft, recoverDraft } from '@/data/repositories/chat/drafts';
import {
  deleteProfileDraft,
  getProfileDraft,
  leaveProfileDraft,
  profileEditState,
  putProfileDraft,
  settleProfileDraft,
} from '@/data/repositories/profileDraft';
import { emptySession } from '@/domain/chat/chatSession';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { IDLE_METER } from '@/domain/typing/typingMeter';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';

const PREFIX = 'taal-last-words:';

async function device(place?: SynchronousPlace) {
  const kept = new Map<string, string>();
  const database = new TaalDatabase(crypto.randomUUID(), place ?? memoryPlace(kept));
  await database.open();
  onTestFinished(() => database.close());
  return { database, kept };
}

const draft = (text: string) => ({ text, meter: IDLE_METER });

describe('a text left as the page went', () => {
  it('counts before what is stored, until something later is stored', async () => {
    const { database, kept } = await device();
    await putDraft(database, 's1', draft('Half'));
    journalDraft(database, 's1', draft('Half a thought'));
    expect(await getDraft(database, 's1')).toMatchObject(draft('Half a thought'));
    expect(await getDraft(database, 's2')).toMatchObject(draft(''));
    await putDraft(database, 's1', draft('Half a th'));
    expect(await getDraft(database, 's1')).toMatchObject(draft('Half a th'));
    expect(kept.size).toBe(0);
  });

  it('stays where it was left while something older was being stored', async () => {
    const { database } = await device();
    journalDraft(database, 's1', draft('H'));
    const storing = putDraft(database, 's1', draft('Half'));
    journalDraft(database, 's1', draft('Half a thought'));
    await storing;
    expect((await getDraft(database, 's1')).text).toBe('Half a thought');
  });

  it('stays where storing fails', async () => {
    const { database } = await device();
    journalDraft(database, 's1', draft('Half a thought'));
    database.drafts.hook('creating', () => {
      throw new Error('full');
    });
    await expect(putDraft(database, 's1', draft('Half a though'))).rejects.toThrow();
    expect((await getDraft(database, 's1')).text).toBe('Half a thought');
  });

  it('goes with its message', async () => {
    const { database, kept } = await device();
    journalDraft(database, 'session_1', draft('How are you'));
    await sendMessage(chatServices(database), outgoing('session_1', 'How are you'));
    expect(kept.size).toBe(0);
    expect((await getDraft(database, 'session_1')).text).toBe('');
  });

  it('is a draft again unless it was stored as the message that it was being sent as', async () => {
    const { database, kept } = await device();
    const message = { ...outgoing('session_1', 'How are you'), id: uuid(7) };
    journalDraft(database, 'session_1', { ...draft('How are you'), id: message.id });
    await recoverDraft(database, 'session_1');
    expect((await getDraft(database, 'session_1')).text).toBe('How are you');

    await sendMessage(chatServices(database), message);
    journalDraft(database, 'session_1', { ...draft('How are you'), id: message.id });
    await recoverDraft(database, 'session_1');
    expect(kept.size).toBe(0);
    expect((await getDraft(database, 'session_1')).text).toBe('');

    journalDraft(database, 'session_1', { ...draft('How are you'), id: message.id });
    const settling = recoverDraft(database, 'session_1');
    journalDraft(database, 'session_1', draft('And you'));
    await settling;
    expect((await getDraft(database, 'session_1')).text).toBe('And you');
  });

  it('goes with its chat, and with no other', async () => {
    const { database, kept } = await device();
    const [gone, other] = [emptySession(1), emptySession(2)];
    for (const session of [gone, other]) {
      await putChatSession(database, session);
      journalDraft(database, session.id, draft('Half'));
    }
    await database.transaction('rw', chatStores(database), () => deleteChats(database, [gone.id]));
    expect([...kept.keys()]).toEqual([PREFIX + other.id]);
  });

  it('goes when a backup takes the place of everything, and nothing else of the place does', async () => {
    const { database, kept } = await device();
    const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => 0 });
    const read = await readBackup(blob);
    if (read.kind !== 'ok') throw new Error('The backup cannot be read');
    kept.set('taal-theme', 'dark');
    for (const id of ['s1', 's2']) journalDraft(database, id, draft('Half'));
    leaveProfileDraft(database, draftOf(EMPTY_USER_PROFILE.profile));
    await importBackup(database, read.backup);
    const words = [...kept.keys()].filter((key) => key.startsWith(PREFIX));
    expect({ words, theme: kept.get('taal-theme') }).toEqual({ words: [], theme: 'dark' });
  });

  it('is not left in a closed database', async () => {
    const { database, kept } = await device();
    database.close();
    journalDraft(database, 's1', draft('Half'));
    expect(kept.size).toBe(0);
  });

  it('is in the database, and in a backup, once it is settled', async () => {
    const { database, kept } = await device();
    await putDraft(database, 's1', draft('Half'));
    journalDraft(database, 's1', draft('Half a'));
    await recoverDraft(database, 's1');
    expect(kept.size).toBe(0);
    expect(await database.drafts.get('s1')).toMatchObject({ text: 'Half a' });
    await recoverDraft(database, 's2');
    expect(await database.drafts.count()).toBe(1);
  });

  it.each(['', '{', 'null', '[]', '{"id":"s1","text":7}', '{"__proto__":{"text":"x"}}'])(
    'is ignored where it is %j',
    async (damaged) => {
      const { database, kept } = await device();
      await putDraft(database, 's1', draft('Half'));
      kept.set(`${PREFIX}s1`, damaged);
      expect((await getDraft(database, 's1')).text).toBe('Half');
    },
  );

  it('is given up where the browser forbids the place', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const place = {
      ...memoryPlace(),
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    };
    const { database } = await device(place);
    journalDraft(database, 's1', draft('Half a'));
    await putDraft(database, 's1', draft('Half'));
    expect((await getDraft(database, 's1')).text).toBe('Half');
  });
});

describe('an edit left as the page went', () => {
  const edit = (name: string) => draftOf({ ...EMPTY_USER_PROFILE.profile, name });

  it('counts before what is stored, until something later is stored', async () => {
    const { database, kept } = await device();
    await putProfileDraft(database, edit('Asha'));
    leaveProfileDraft(database, edit('Asha Rao'));
    expect(await getProfileDraft(database)).toEqual(edit('Asha Rao'));
    await putProfileDraft(database, edit('Asha R'));
    expect(await getProfileDraft(database)).toEqual(edit('Asha R'));
    expect(kept.size).toBe(0);
  });

  it('goes with the edit that was saved or cancelled', async () => {
    const { database } = await device();
    leaveProfileDraft(database, edit('Asha Rao'));
    await deleteProfileDraft(database);
    expect(await getProfileDraft(database)).toBeNull();
  });

  it('is in the database once it is settled', async () => {
    const { database, kept } = await device();
    leaveProfileDraft(database, edit('Asha Rao'));
    await settleProfileDraft(database);
    expect(kept.size).toBe(0);
    expect(await getProfileDraft(database)).toEqual(edit('Asha Rao'));
  });

  it('notifies the observers of an edit when it is deleted', async () => {
    const { database } = await device();
    await putProfileDraft(database, edit('Asha'));
    leaveProfileDraft(database, edit('Asha Rao'));
    const seen: string[] = [];
    onTestFinished(
      observe(
        () => profileEditState(database),
        (found) => seen.push(found),
      ),
    );
    await vi.waitFor(() => expect(seen).toEqual(['open']));
    await deleteProfileDraft(database);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('none'));
    expect(seen).toEqual(['open', 'none']);
  });
});
