import { describe, expect, it, vi } from 'vitest';
import { createDraftKeeper } from '@/data/drafts/draftKeeper';
import { putChatSession } from '@/data/repositories/chat/chatSessions';
import { keepSharedText, moveSharedTextToDraft } from '@/data/sharing/sharedText';
import { emptySession } from '@/domain/chat/chatSession';
import { hesitationOf } from '@/domain/typing/hesitation';
import { timeTaken } from '@/domain/typing/typingMeter';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { outgoing } from '../../../support/builders/chat.ts';
import { browserInTest, composerOn, draftTexts, stored } from './composerInTest.ts';

const CHAT = 'session_1';

describe('half-written words', () => {
  it('are stored within a third of a second, and at once when the page is left', async () => {
    const browser = browserInTest();
    const services = browser.page();
    const composer = await composerOn(services, CHAT);
    composer.keeper.type('Half', [{ at: 1, kind: 'typed', empty: false }]);
    services.time.advance(299);
    await stored(services);
    expect(await draftTexts(services)).toEqual([]);
    services.time.advance(1);
    await stored(services);
    expect(await draftTexts(services)).toEqual(['Half']);
    composer.keeper.type('Half a', [{ at: 1, kind: 'typed', empty: false }]);
    composer.keeper.leave();
    expect([...browser.kept.values()].join()).toContain('Half a');
    await stored(services);
    expect(browser.kept.size).toBe(0);
    expect(await draftTexts(services)).toEqual(['Half a']);
  });

  it('keep what was taken back, and the waits in view, until they are sent', async () => {
    const services = browserInTest().page();
    const composer = await composerOn(services, CHAT);
    await composer.write('I like your dog');
    await composer.rewrite('I');
    services.time.advance(179_400);
    await composer.write(' love it');
    composer.keeper.leave();
    await composer.write('!');
    const { draft } = composer.keeper.send();
    expect(draft.text).toBe('I love it!');
    expect(hesitationOf(draft, services.clock())).toEqual({ seconds: 181, removed: 14 });
    await composer.write('Next');
    expect(composer.keeper.state.get().draft.hesitating).toEqual({ waited: 0, removed: 0 });
  });

  it('follow those that are back because they could not be sent', async () => {
    const services = browserInTest().page();
    const composer = await composerOn(services, CHAT);
    await composer.write('First');
    const sending = composer.keeper.send();
    await composer.write('second');
    sending.failed();
    expect(composer.text()).toBe('First\nsecond');
  });

  it('come back alone when the page was left before it heard that those before were sent', async () => {
    const browser = browserInTest();
    const tab = new Map<string, string>();
    const services = browser.page(tab);
    const composer = await composerOn(services, CHAT);
    await composer.write('First');
    const sending = composer.keeper.send();
    const { id = '', text } = sending.draft;
    composer.keeper.type('second', [{ at: 1, kind: 'typed', empty: false }]);
    composer.keeper.leave();
    const words = new Map(browser.kept);
    await sendMessage(services, { ...outgoing(CHAT, text), id });
    services.database.close();
    // As it stands when the browser gave up the page's last transaction.
    for (const [key, value] of words) browser.kept.set(key, value);
    expect((await composerOn(browser.page(tab), CHAT)).text()).toBe('second');
  });

  it('are measured on from what was typed before the stored ones were read', async () => {
    const browser = browserInTest();
    const tab = new Map<string, string>();
    const before = browser.page(tab);
    await (await composerOn(before, CHAT)).write('Half');
    before.database.close();
    const services = browser.page(tab);
    const keeper = createDraftKeeper(services, 'chat');
    keeper.type('a thought', [
      { at: services.clock() - 2000, kind: 'typed', empty: false },
      { at: services.clock() - 1000, kind: 'typed', empty: false },
    ]);
    keeper.open(CHAT);
    await vi.waitFor(() => expect(keeper.state.get().draft.text).toBe('Half a thought'));
    const { meter } = keeper.state.get().draft;
    expect(meter.inserted).toBe(false);
    expect(timeTaken(meter, services.clock())).toBeGreaterThanOrEqual(2);
  });

  it('stand above what another app shares, and are told apart from typing', async () => {
    const services = browserInTest().page();
    const composer = await composerOn(services, CHAT);
    await composer.write('Half a thought');
    await keepSharedText(services.database, 'Shared');
    composer.keeper.append((await moveSharedTextToDraft(services.database, CHAT)) ?? '');
    services.time.advance(300);
    await stored(services);
    expect(await draftTexts(services)).toEqual(['Half a thought\nShared']);
    expect(composer.keeper.state.get().draft.meter.inserted).toBe(true);
  });

  it('to a match outlive the page, and stay with that match', async () => {
    const browser = browserInTest();
    const tab = new Map<string, string>();
    const services = browser.page(tab);
    const composer = await composerOn(services, 'match_1');
    await composer.write('Would you');
    composer.close();
    expect((await composerOn(services, 'match_10')).text()).toBe('');
    expect((await composerOn(services, CHAT)).text()).toBe('');
    const reloaded = browser.page(tab);
    const again = await composerOn(reloaded, 'match_1');
    expect(again.text()).toBe('Would you');
    again.keeper.send().sent();
    await stored(reloaded);
    expect(await draftTexts(reloaded)).toEqual([]);
  });

  it('of a chat whose id begins another are not those of the other', async () => {
    const services = browserInTest().page();
    for (const time of [1, 12]) await putChatSession(services.database, emptySession(time));
    await (await composerOn(services, 'session_12')).write('Twelve');
    expect((await composerOn(services, CHAT)).text()).toBe('');
  });
});
