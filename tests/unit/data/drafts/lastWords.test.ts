import { expect, it } from 'vitest';
import { createLastWords } from '@/data/drafts/lastWords';
import { getDraft, putDraft } from '@/data/repositories/chat/drafts';
import { getProfileDraft } from '@/data/repositories/profileDraft';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const KEY = 'taal-last-words:';

/** Starts with what earlier pages kept in localStorage, and returns what is left there. */
async function start(database: ReturnType<typeof testDatabase>, kept: Record<string, string>) {
  const values = new Map(Object.entries(kept));
  await createLastWords(memoryPlace(values), database).store();
  return Object.fromEntries(values);
}

it('moves what was typed last into the database, and nothing else', async () => {
  const database = testDatabase();
  await putDraft(database, 's1', { text: 'Half', id: 'm1' });
  const left = await start(database, {
    [`${KEY}s1`]: '{"text":"Half a thought","sentAs":"m1"}',
    'taal-theme': 'dark',
  });
  expect(left).toEqual({ 'taal-theme': 'dark' });
  expect(await getDraft(database, 's1')).toEqual({ text: 'Half a thought', id: 'm1' });
});

it('leaves a draft that was begun elsewhere, above what is moved', async () => {
  const database = testDatabase();
  await putDraft(database, 's1', { text: 'Other', id: 'm2' });
  await start(database, { [`${KEY}s1`]: '{"text":"Half","sentAs":"m1"}' });
  expect(await getDraft(database, 's1')).toEqual({ text: 'Other\nHalf', id: 'm2' });
  await start(database, { [`${KEY}s1`]: '{"text":"Half","sentAs":"m1"}' });
  expect((await getDraft(database, 's1'))?.text).toBe('Other\nHalf');
});

it('moves what an older version kept for each tab, with what it measured', async () => {
  const database = testDatabase();
  const meter = { firstKeystrokeAt: 1, gaps: [1], inserted: false };
  const first = { id: 's1/a', text: 'First', sentAs: 'm1', writer: 'a', meter };
  const second = { id: 's1/b', text: 'Second', sentAs: 'm2', writer: 'b', meter };
  const left = await start(database, {
    [`${KEY}s1/a`]: JSON.stringify({ ...first, next: { text: 'Next', meter } }),
    [`${KEY}s1/b`]: JSON.stringify(second),
  });
  expect(left).toEqual({});
  expect((await getDraft(database, 's1'))?.text).toBe('First\nNext\nSecond');
});

it('moves an edit of the profile', async () => {
  const database = testDatabase();
  const edit = { ...draftOf(EMPTY_USER_PROFILE.profile), bio: 'Last words' };
  expect(await start(database, { [`${KEY}profileDraft`]: JSON.stringify(edit) })).toEqual({});
  expect(await getProfileDraft(database)).toEqual(edit);
});

it('keeps all of it for the next start where there is no room', async () => {
  const database = testDatabase();
  database.drafts.hook('creating', () => {
    throw new Error('full');
  });
  const kept = { [`${KEY}s1`]: '{"text":"Half"}' };
  expect(await start(database, kept)).toEqual(kept);
});

it.each(['', '{', 'null', '[]', '{"text":7}', '{"__proto__":{"text":"x"}}'])(
  'passes over %j, which is damaged',
  async (damaged) => {
    const database = testDatabase();
    await putDraft(database, 's1', { text: 'Half' });
    const left = await start(database, {
      [`${KEY}s1`]: damaged,
      [`${KEY}s2`]: '{"text":"Sound"}',
    });
    expect(left).toEqual({});
    expect((await getDraft(database, 's1'))?.text).toBe('Half');
    expect((await getDraft(database, 's2'))?.text).toBe('Sound');
  },
);
