import { type App, expect } from '../fixtures/app.ts';
import { firefoxEngine } from './firefox.ts';
import { chatIsRead, conversation, heading, rows, sendAndWait } from './looks.ts';
import { test } from './profile.ts';
import type { Tab } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

/** Waits until what was written before is in the composer: what is typed sooner is a part only. */
async function draftIsRead(tab: Tab): Promise<void> {
  await chatIsRead(tab);
  const kept = "return Object.keys(localStorage).some((key) => key.startsWith('taal-last-words'))";
  await expect.poll(() => tab.run(kept)).toBe(false);
  await rows(tab, 'drafts');
}

/** Marks a page that aborts transactions when it is left: once restored, it reloads. */
const MARKING_WHAT_IS_GIVEN_UP = `
  const { abort } = IDBTransaction.prototype;
  const mark = function () {
    globalThis.hasGivenUp = true;
    abort.call(this);
  };
  const prepare = () => { IDBTransaction.prototype.abort = mark; };
  addEventListener('pagehide', prepare, { capture: true });
`;

/** Waits until the chat is there again, and no reload is pending. */
async function chatIsBack(tab: Tab): Promise<void> {
  const place = "return globalThis.hasGivenUp ? 'about to start anew' : location.pathname";
  // A question under way when the page changes has no answer.
  await expect.poll(() => tab.run(place).catch(() => '')).toBe('/chat');
}

/** Writes a word in the chat, perhaps sends it in the moment the page is left, and leaves. */
async function writeAndLeave(tab: Tab, app: App, word: string, sends: boolean): Promise<void> {
  await tab.open(`${app.url}/chat`);
  await draftIsRead(tab);
  await tab.run(`
    document.querySelector('textarea').focus();
    document.execCommand('insertText', false, ${JSON.stringify(`${word} `)});
    const send = () => document.querySelector('button[type=submit]').click();
    if (${sends}) addEventListener('beforeunload', send);
    ${MARKING_WHAT_IS_GIVEN_UP}
  `);
  // No dialog opens there by itself, which Back would close instead of leaving.
  await tab.open(`${app.url}/dashboard`);
}

/** Presses a button as soon as it is there. */
async function press(tab: Tab, name: string): Promise<void> {
  const find = `
    const isIt = ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === '${name}';
    const button = [...document.querySelectorAll('button')].find(isIt);
  `;
  await expect
    .poll(() => tab.run(`${find} button?.click(); return button !== undefined`))
    .toBe(true);
}

/** Lets the page write no edit of the profile, as on a slow device, until it is left. */
const HOLDING_BACK = `
  const opening = indexedDB.open('taal');
  await new Promise((resolve) => { opening.onsuccess = resolve; });
  const transaction = opening.result.transaction('keyValue', 'readwrite');
  // A transaction lives as long as it is asked for something.
  const ask = () => { transaction.objectStore('keyValue').count().onsuccess = ask; };
  ask();
  addEventListener('pagehide', () => transaction.abort());
`;

/** The words that are in the conversation or the composer of the open chat. */
async function wordsOf(tab: Tab): Promise<readonly string[]> {
  const written = "return document.querySelector('textarea').value";
  // A question under way when the page changes has no answer.
  const seen = await Promise.all([conversation(tab), tab.run(written)]).catch(() => []);
  return (seen.join(' ').match(/word\d/g) ?? []).sort();
}

for (const engine of [firefoxEngine, webkitEngine]) {
  test(`${engine.name}: a page left while it writes holds up nobody and loses no word`, async ({
    app,
    profile,
  }) => {
    const visitor = await engine.launch(profile);
    const words = ['word0', 'word1', 'word2', 'word3', 'word4', 'word5'];
    for (const [round, word] of words.entries()) {
      await writeAndLeave(visitor, app, word, round % 2 === 0);
      await expect.poll(async () => (await rows(visitor, 'chatSessions')).length).toBe(1);
    }
    await visitor.open(`${app.url}/chat`);
    await expect.poll(() => wordsOf(visitor)).toEqual(words);
    await visitor.kill();
  });

  test(`${engine.name}: an edit of the profile left while it is stored is there afterwards`, async ({
    app,
    profile,
  }) => {
    const visitor = await engine.launch(profile);
    await visitor.open(`${app.url}/profile`);
    await press(visitor, 'Skip for Now');
    await press(visitor, 'Edit profile');
    const bio = () => visitor.run("return document.querySelector('textarea')?.value");
    for (const round of [0, 1, 2]) {
      await expect.poll(bio).toBe('a'.repeat(round));
      await visitor.run(HOLDING_BACK);
      await visitor.run(`
        document.querySelector('textarea').focus();
        document.execCommand('insertText', false, 'a');
      `);
      await visitor.open(`${app.url}/dashboard`);
      await visitor.open(`${app.url}/profile`);
    }
    await expect.poll(bio).toBe('aaa');
    await visitor.kill();
  });

  test(`${engine.name}: a page left while it writes works when it is come back to`, async ({
    app,
    profile,
  }) => {
    const visitor = await engine.launch(profile);
    await writeAndLeave(visitor, app, 'word0', true);
    await expect.poll(() => heading(visitor)).toBe('Your Dashboard');
    await visitor.run('setTimeout(() => history.back())');
    await chatIsBack(visitor);
    await expect.poll(() => wordsOf(visitor)).toEqual(['word0']);
    await draftIsRead(visitor);
    if ((await rows(visitor, 'chatMessages')).length > 0) {
      await expect.poll(async () => (await rows(visitor, 'chatMessages')).length).toBe(2);
    }
    await sendAndWait(visitor, 'word1');
    expect(await wordsOf(visitor)).toEqual(['word0', 'word1']);
    await visitor.kill();
  });
}
