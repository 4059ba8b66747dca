import { expect, it } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { putDraft } from '@/data/repositories/chat/drafts';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { clearSessions } from '@/features/chat/sessions/clearSessions';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { startNewSession } from '@/features/chat/sessions/startNewSession';
import { undoDeletion } from '@/features/chat/sessions/undoDeletion';
import { chatServices, outgoing, type TestServices } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

async function chats({ chatSessions, chatMessages, drafts, outbox }: TaalDatabase) {
  return {
    sessions: await chatSessions.toArray(),
    messages: await chatMessages.toArray(),
    drafts: await drafts.toArray(),
    entries: await outbox.toArray(),
  };
}

async function twoSessions(services: TestServices): Promise<readonly [string, string]> {
  const make = async () => {
    services.time.advance(1000);
    const id = await startNewSession(services);
    await sendMessage(services, outgoing(id, `Message of ${id}`));
    await putDraft(services.database, id, { text: 'Draft' });
    return id;
  };
  return [await make(), await make()];
}

it('puts a deleted session back as it was', async () => {
  const services = chatServices(testDatabase());
  const [, newer] = await twoSessions(services);
  const before = await chats(services.database);
  const deletion = await deleteSession(services, newer);
  expect(await chats(services.database)).not.toEqual(before);
  expect(await undoDeletion(services, deletion)).toBe(newer);
  expect(await chats(services.database)).toEqual(before);
  expect(await getActiveSessionId(services.database)).toBe(newer);
});

it('leaves the open session open, also an empty one, when another is put back', async () => {
  const services = chatServices(testDatabase());
  const [older] = await twoSessions(services);
  services.time.advance(1000);
  const open = await startNewSession(services);
  const before = await chats(services.database);
  const deletion = await deleteSession(services, older);
  expect(await undoDeletion(services, deletion)).toBeNull();
  expect(await chats(services.database)).toEqual(before);
  expect(await getActiveSessionId(services.database)).toBe(open);
});

it('puts all cleared sessions back and drops the empty one made in their place', async () => {
  const services = chatServices(testDatabase());
  const [, newer] = await twoSessions(services);
  const before = await chats(services.database);
  services.time.advance(1000);
  expect(await undoDeletion(services, await clearSessions(services))).toBe(newer);
  expect(await chats(services.database)).toEqual(before);
});

it('keeps the session made in their place once something was said or begun in it', async () => {
  for (const act of ['send', 'draft'] as const) {
    const services = chatServices(testDatabase());
    await twoSessions(services);
    services.time.advance(1000);
    const deletion = await clearSessions(services);
    if (act === 'send') await sendMessage(services, outgoing(deletion.active, 'New'));
    else await putDraft(services.database, deletion.active, { text: 'New' });
    await undoDeletion(services, deletion);
    const { sessions } = await chats(services.database);
    expect(sessions).toHaveLength(3);
  }
});
