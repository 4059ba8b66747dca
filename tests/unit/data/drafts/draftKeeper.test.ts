import { describe, expect, it } from 'vitest';
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
const key = { at: 1, kind: 'typed', empty: false } as const;

describe('half-written words', () => {
  it('are stored within a third of a second, and at once when the page is left', async () => {
    const browser = browserInTest();
    const services = browser.page();
    const composer = await composerOn(services, CHAT);
    composer.keeper.type('Half', [key]);
    services.time.advance(299);
    await stored(services);
    expect(await draftTexts(services)).toEqual([]);
    services.time.advance(1);
    await stored(services);
    expect(await draftTexts(services)).toEqual(['Half']);
    composer.keeper.type('Half a', [key]);
    composer.keeper.leave();
    expect([...browser.kept.values()].join()).toContain('Half a');
    await stored(services);
    expect(browser.kept.size).toBe(0);
    expect(await draftTexts(services)).toEqual(['Half a']);
  });

  it('are there at the next start where the last transaction was given up', async () => {
    const browser = browserInTest();
    const before = browser.page();
    const composer = await composerOn(before, CHAT);
    await composer.write('Half');
    composer.keeper.type('Half a thought', [key]);
    composer.keeper.leave();
    before.database.close();
    const services = browser.page();
    expect((await composerOn(services, CHAT)).text()).toBe('Half a thought');
    expect(await draftTexts(services)).toEqual(['Half a thought']);
    expect(browser.kept.size).toBe(0);
  });

  it('do not come back once everything is being erased', async () => {
    const browser = browserInTest();
    const { database, ...services } = browser.page();
    const composer = await composerOn({ ...services, database }, CHAT);
    composer.keeper.type('Half a thought', [key]);
    database.close({ disableAutoOpen: true });
    composer.keeper.leave();
    expect(browser.kept.size).toBe(0);
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

  it('are measured on once they were stored and read again', async () => {
    const browser = browserInTest();
    const before = browser.page();
    await (await composerOn(before, CHAT)).write('Half');
    before.database.close();
    const services = browser.page();
    const composer = await composerOn(services, CHAT);
    await composer.write(' a thought');
    const { draft } = composer.keeper.state.get();
    expect(timeTaken(draft.meter, services.clock())).toBeGreaterThan(0.5);
    expect(draft.meter.firstKeystrokeAt).toBe(before.clock() - 300);
  });

  it('follow those that are back because they could not be sent', async () => {
    const services = browserInTest().page();
    const composer = await composerOn(services, CHAT);
    await composer.write('First');
    const sending = composer.keeper.send();
    await composer.write('second');
    // What is not a message yet is still the draft.
    expect(await draftTexts(services)).toEqual(['First']);
    sending.failed();
    expect(composer.text()).toBe('First\nsecond');
    services.time.advance(300);
    await stored(services);
    expect(await draftTexts(services)).toEqual(['First\nsecond']);
  });

  it.each([true, false])(
    'and those being sent as the page is left are there once (sent: %s)',
    async (isSent) => {
      const browser = browserInTest();
      const services = browser.page();
      const composer = await composerOn(services, CHAT);
      await composer.write('First');
      const { id = '', text } = composer.keeper.send().draft;
      composer.keeper.type('second', [key]);
      composer.keeper.leave();
      if (isSent) await sendMessage(services, { ...outgoing(CHAT, text), id });
      services.database.close();
      const next = browser.page();
      const again = await composerOn(next, CHAT);
      expect(again.text()).toBe(isSent ? 'second' : 'First\nsecond');
      expect(browser.kept.size).toBe(0);
    },
  );

  it('that are sent do not come back, also where the page was hidden before', async () => {
    const browser = browserInTest();
    const services = browser.page();
    const composer = await composerOn(services, CHAT);
    composer.keeper.type('First', [key]);
    const sending = composer.keeper.send();
    composer.keeper.leave();
    const { id = '', text } = sending.draft;
    await sendMessage(services, { ...outgoing(CHAT, text), id });
    sending.sent();
    expect(browser.kept.size).toBe(0);
    services.database.close();
    expect((await composerOn(browser.page(), CHAT)).text()).toBe('');
  });

  it('go on with what is stored when they were typed before it was read', async () => {
    const browser = browserInTest();
    const before = browser.page();
    await (await composerOn(before, CHAT)).write('Half');
    before.database.close();
    const services = browser.page();
    const composer = await composerOn(services, CHAT, 'a thought');
    expect(composer.text()).toBe('Half a thought');
    services.time.advance(300);
    await stored(services);
    expect(await draftTexts(services)).toEqual(['Half a thought']);
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

  it('wait for the next composer where theirs went before its chat was known', async () => {
    const services = browserInTest().page();
    const keeper = createDraftKeeper(services);
    const close = keeper.open(null);
    keeper.type('Soon gone', [key]);
    close();
    const next = await composerOn(services, CHAT, 'Early');
    expect(next.text()).toBe('Early');
    expect(await moveSharedTextToDraft(services.database, CHAT)).toBe('Soon gone');
  });

  it('stay with their chat or match when another is opened', async () => {
    const browser = browserInTest();
    const services = browser.page();
    for (const time of [1, 12]) await putChatSession(services.database, emptySession(time));
    const composer = await composerOn(services, 'match_1');
    composer.keeper.type('Would you', [key]);
    composer.close();
    await (await composerOn(services, 'session_12')).write('Twelve');
    for (const other of ['match_10', CHAT]) {
      expect((await composerOn(services, other)).text()).toBe('');
    }
    const again = await composerOn(services, 'match_1');
    expect(again.text()).toBe('Would you');
    await again.rewrite('');
    expect(await draftTexts(services)).toEqual(['Twelve']);
  });
});
