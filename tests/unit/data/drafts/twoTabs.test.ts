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

describe('two tabs on the same chat', () => {
  it('each keep what was written in them, over a reload and a crash', async () => {
    const browser = browserInTest();
    const [mine, other] = [new Map<string, string>(), new Map<string, string>()];
    const [first, second] = [browser.page(mine), browser.page(other)];
    await withChat(first, 1);
    const here = await composerOn(first, CHAT);
    await here.write('Half a thought');
    const there = await composerOn(second, CHAT);
    expect(there.text()).toBe('Half a thought');
    await there.rewrite('x');
    await vi.waitFor(async () => expect(await draftTexts(first)).toEqual(['Half a thought', 'x']));
    expect(here.text()).toBe('Half a thought');
    // Nothing of the pages that were there is asked.
    first.database.close();
    second.database.close();
    const reloaded = [browser.page(mine), browser.page(other)];
    expect((await composerOn(reloaded[0] ?? first, CHAT)).text()).toBe('Half a thought');
    expect((await composerOn(reloaded[1] ?? first, CHAT)).text()).toBe('x');
  });

  it('offer the draft of a closed tab in the next one, and store it once', async () => {
    const browser = browserInTest();
    const before = browser.page();
    await withChat(before, 1);
    await (await composerOn(before, CHAT)).write('Half a thought');
    before.database.close();
    const next = browser.page();
    const composer = await composerOn(next, CHAT);
    await composer.write(' and more');
    expect(await draftTexts(next)).toEqual(['Half a thought and more']);
    await composer.rewrite('');
    expect(await draftTexts(next)).toEqual([]);
  });

  it('stop offering what one of them sends, but not what the other has changed', async () => {
    const browser = browserInTest();
    const services = [browser.page(), browser.page(), browser.page()] as const;
    const [first, second, third] = services;
    await withChat(first, 1);
    const here = await composerOn(first, CHAT);
    await here.write('Half a thought');
    const [there, elsewhere] = [await composerOn(second, CHAT), await composerOn(third, CHAT)];
    await elsewhere.rewrite('Another thought');
    await there.write(', all of it');
    await vi.waitFor(async () => expect(await draftTexts(first)).toHaveLength(3));
    await send(second, there);
    await vi.waitFor(() => expect(here.text()).toBe(''));
    expect(elsewhere.text()).toBe('Another thought');
    expect(await draftTexts(first)).toEqual(['Another thought']);
    await send(third, elsewhere);
    expect((await sentTexts(first)).sort()).toEqual([
      'Another thought',
      'Half a thought, all of it',
    ]);
  });

  it('send the draft that both show once when both send it', async () => {
    const browser = browserInTest();
    const [first, second] = [browser.page(), browser.page()];
    await withChat(first, 1);
    const here = await composerOn(first, CHAT);
    await here.write('Hello');
    const there = await composerOn(second, CHAT);
    await Promise.all([send(first, here), send(second, there)]);
    expect(await sentTexts(first)).toEqual(['Hello']);
    expect(await draftTexts(first)).toEqual([]);
    await here.write('Hello');
    await send(first, here);
    expect(await sentTexts(first)).toEqual(['Hello', 'Hello']);
  });

  it('put nothing of each other in front of what was begun before the chat was read', async () => {
    const browser = browserInTest();
    const [first, second] = [browser.page(), browser.page()];
    await withChat(first, 1);
    const here = await composerOn(first, CHAT);
    await here.write('First');
    const there = await composerOn(second, CHAT, 'Second');
    expect(there.text()).toBe('Second');
    await send(first, here);
    await send(second, there);
    expect((await sentTexts(first)).sort()).toEqual(['First', 'Second']);
    // Both are stored on their own, and what is left is offered once the composer is empty.
    await here.write('Third');
    const third = await composerOn(browser.page(), CHAT, 'Fourth');
    await vi.waitFor(async () => expect(await draftTexts(first)).toEqual(['Fourth', 'Third']));
    expect(third.text()).toBe('Fourth');
  });

  it('are told apart also where one is a duplicate of the other', async () => {
    const browser = browserInTest();
    const mine = new Map<string, string>();
    const first = browser.page(mine);
    await withChat(first, 1);
    const here = await composerOn(first, CHAT);
    await here.write('Half a thought');
    const second = browser.page(new Map(mine));
    const there = await composerOn(second, CHAT);
    await there.rewrite('x');
    await vi.waitFor(async () => expect(await draftTexts(first)).toEqual(['Half a thought', 'x']));
    await here.write('!');
    await there.write('y');
    expect(await draftTexts(first)).toEqual(['Half a thought!', 'xy']);
  });
});

describe('a chat that is deleted', () => {
  it('in another tab leaves its half-written words to the chat that opens here', async () => {
    const browser = browserInTest();
    const [first, second] = [browser.page(), browser.page()];
    await withChat(first, 1, 2);
    const old = await composerOn(second, CHAT);
    await old.write('Half a thought');
    await deleteSession(first, CHAT);
    expect(old.text()).toBe('Half a thought');
    old.close();
    const next = await composerOn(second, 'session_2');
    await stored(second);
    expect(next.keeper.state.get()).toMatchObject({
      draft: { text: 'Half a thought' },
      isBroughtOver: true,
    });
    expect(await draftTexts(first)).toEqual(['Half a thought']);
    await next.rewrite('');
    expect(next.keeper.state.get().isBroughtOver).toBe(false);
  });

  it('here takes its words along, and Undo brings all of them back', async () => {
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
});

it('a draft of an older version is taken over, and goes when it is sent', async () => {
  const browser = browserInTest();
  const old = browser.page();
  await withChat(old, 1);
  const row = { id: CHAT, text: 'Half', meter: { ...IDLE_METER, gaps: [] } };
  await old.database.drafts.put(row);
  const [first, second] = [browser.page(), browser.page()];
  const here = await composerOn(first, CHAT);
  const there = await composerOn(second, CHAT);
  expect([here.text(), there.text()]).toEqual(['Half', 'Half']);
  await send(first, here);
  await vi.waitFor(() => expect(there.text()).toBe(''));
  expect(await draftTexts(first)).toEqual([]);
});
