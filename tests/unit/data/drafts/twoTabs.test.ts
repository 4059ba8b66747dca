import { describe, expect, it, vi } from 'vitest';
import { putChatSession } from '@/data/repositories/chat/chatSessions';
import { emptySession } from '@/domain/chat/chatSession';
import { IDLE_METER } from '@/domain/typing/typingMeter';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { clearSessions } from '@/features/chat/sessions/clearSessions';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { undoDeletion } from '@/features/chat/sessions/undoDeletion';
import { outgoing, type TestServices } from '../../../support/builders/chat.ts';
import {
  browserInTest,
  type ComposerInTest,
  composerOn,
  draftTexts,
  stored,
  textsOf,
} from './composerInTest.ts';

const CHAT = 'session_1';

async function withChat(services: TestServices, ...times: number[]): Promise<void> {
  for (const time of times) await putChatSession(services.database, emptySession(time));
}

async function send(services: TestServices, composer: ComposerInTest): Promise<void> {
  const sending = composer.keeper.send();
  const { id = '', text } = sending.draft;
  await sendMessage(services, { ...outgoing(CHAT, text), id });
  sending.sent();
  await stored(services);
}

async function sentTexts({ database }: TestServices): Promise<string[]> {
  return textsOf(await database.chatMessages.toArray());
}

/** Two tabs on the same chat. */
async function twoComposers() {
  const browser = browserInTest();
  const [first, second] = [browser.page(), browser.page()];
  await withChat(first, 1);
  const here = await composerOn(first, CHAT);
  const there = await composerOn(second, CHAT);
  return { browser, first, second, here, there };
}

describe('two tabs on the same chat', () => {
  it('leave what was written last, and take nothing from under anyone’s fingers', async () => {
    const { browser, first, here, there } = await twoComposers();
    await here.write('Half a thought');
    await there.write('x');
    expect(await draftTexts(first)).toEqual(['x']);
    await stored(first);
    expect(here.text()).toBe('Half a thought');
    expect((await composerOn(browser.page(), CHAT)).text()).toBe('x');
  });

  it('show the same once one has taken over what the other began', async () => {
    const { browser, first, here } = await twoComposers();
    await here.write('Half a thought');
    const there = await composerOn(browser.page(), CHAT);
    await there.write(', all of it');
    await vi.waitFor(() => expect(here.text()).toBe('Half a thought, all of it'));
    await send(first, here);
    await vi.waitFor(() => expect(there.text()).toBe(''));
    expect(await draftTexts(first)).toEqual([]);
    expect(await sentTexts(first)).toEqual(['Half a thought, all of it']);
  });

  it('send what both show once, also when both send it', async () => {
    const { browser, first, here } = await twoComposers();
    await here.write('Hello');
    const second = browser.page();
    const there = await composerOn(second, CHAT);
    await Promise.all([send(first, here), send(second, there)]);
    expect(await sentTexts(first)).toEqual(['Hello']);
    expect(await draftTexts(first)).toEqual([]);
    await here.write('Hello');
    await send(first, here);
    expect(await sentTexts(first)).toEqual(['Hello', 'Hello']);
  });

  it('send each its own, and neither takes the draft of the other along', async () => {
    const { first, second, here, there } = await twoComposers();
    await here.write('First');
    await there.write('Second');
    await send(first, here);
    expect(await draftTexts(first)).toEqual(['Second']);
    expect(there.text()).toBe('Second');
    await send(second, there);
    expect((await sentTexts(first)).sort()).toEqual(['First', 'Second']);
    expect(await draftTexts(first)).toEqual([]);
  });

  it('one that is come back to goes on with what was written meanwhile', async () => {
    const { first, here, there } = await twoComposers();
    await there.write('Written meanwhile');
    await stored(first);
    expect(here.text()).toBe('');
    here.keeper.lookAround();
    await vi.waitFor(() => expect(here.text()).toBe('Written meanwhile'));
  });
});

it('a chat that is deleted takes its words along, and Undo brings all of them back', async () => {
  for (const remove of [
    (services: TestServices) => deleteSession(services, CHAT),
    (services: TestServices) => clearSessions(services),
  ]) {
    const services = browserInTest().page();
    await withChat(services, 1);
    const old = await composerOn(services, CHAT);
    await old.write('Half');
    old.keeper.type('Half a thought', [{ at: 1, kind: 'typed', empty: false }]);
    const deletion = await remove(services);
    old.close();
    const next = await composerOn(services, deletion.active);
    expect(next.text()).toBe('');
    expect(await draftTexts(services)).toEqual([]);
    await undoDeletion(services, deletion);
    next.close();
    expect((await composerOn(services, CHAT)).text()).toBe('Half a thought');
  }
});

it('the drafts that an older version kept for each tab are one, which goes when it is sent', async () => {
  const services = browserInTest().page();
  await withChat(services, 1);
  const meter = { ...IDLE_METER, gaps: [] };
  const rows = [
    { id: `${CHAT}/b`, text: 'Second', sentAs: 'm2', order: 2, writer: 'b', meter },
    { id: `${CHAT}/c`, text: 'First', sentAs: 'm1', order: 1, writer: 'c', meter },
  ];
  await services.database.drafts.bulkPut(rows);
  const composer = await composerOn(services, CHAT);
  expect(composer.text()).toBe('First\nSecond');
  await send(services, composer);
  expect(await sentTexts(services)).toEqual(['First\nSecond']);
  expect(await draftTexts(services)).toEqual([]);
});
