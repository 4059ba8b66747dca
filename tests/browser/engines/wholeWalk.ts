import { expect } from '../fixtures/app.ts';
import { handOf } from './hand.ts';
import { rows, sendAndWait } from './looks.ts';
import type { Visitor } from './visitor.ts';

/** Does what opens another chat, and waits until the composer is that chat's own. */
async function switchChat(visitor: Visitor, press: () => Promise<void>): Promise<void> {
  await visitor.run("document.querySelector('textarea').id = 'before'");
  await press();
  const isGone = () => visitor.run("return document.querySelector('#before') === null");
  await expect.poll(isGone).toBe(true);
}

/**
 * Goes through the whole product as one person would; `round` makes what is written its own.
 * Returns the text of the message that stays.
 */
export async function wholeWalk(visitor: Visitor, url: string, round: string): Promise<string> {
  const { isThere, press, write, says } = handOf(visitor);
  await visitor.open(`${url}/onboarding`);
  for (let step = 1; step < 6; step += 1) {
    await says('main p, main span', `Step ${step} of 6`);
    await press('^Next$', 'main');
  }
  await press('^Get Started$', 'main');
  await says('h1', 'Find Your Perfect');

  await press('^AI Chat$', 'nav');
  // What is deleted takes along what of it waits: a chat of its own.
  await says('section[aria-busy="false"]', '.');
  await switchChat(visitor, () => press('^New Chat$', 'aside'));
  await sendAndWait(visitor, `Taken back ${round}`);
  await switchChat(visitor, () => press('^Delete chat$', '[aria-label=History]'));
  await says('button', '^Undo$');
  await expect.poll(() => isThere('[aria-label=History] li', `Taken back ${round}`)).toBe(false);
  const kept = `Kept ${round}`;
  await sendAndWait(visitor, kept);

  await press('^Matches$', 'nav');
  await says('article', '.');
  await press('^Filters', 'main');
  await write('^Maximum distance$', '12');
  await press('^Show \\d+$');
  await says('main', '\\d+ of 10');
  const likes = (await rows(visitor, 'likes')).length;
  await press('^Like ', 'main');
  await expect.poll(async () => (await rows(visitor, 'likes')).length).not.toBe(likes);
  await press('^Chat with ', 'main');
  await write('^Message$', `To a match ${round}`);
  await press('^Send$');
  await says('[role=log]', `To a match ${round}`);
  await press('^Close$');

  const values = await rows(visitor, 'keyValue');
  const isFirstVisit = !values.some(
    (value) => value instanceof Object && 'key' in value && value.key === 'hasVisitedProfile',
  );
  await press('^Profile$', 'nav');
  if (isFirstVisit) await press('^Skip for Now$');
  await says('h1', '^Your profile$');
  await press('^Edit profile$', 'main');
  await write('^Name$', `Meera ${round}`);
  await write('^Age$', '२५ years');
  await write('^Height$', '5′7″');
  await press('^Save$', 'main');
  await says('main h3, main h2', `^Meera ${round}, 25$`);
  await says('main article', 'Height: 170 cm');
  await press('^Privacy$', 'main');
  await press('^Export$', 'main');
  await says('main', 'Saved as .*\\.json');

  await press('^Dashboard$', 'nav');
  await says('h1', '^Your Dashboard$');
  await says('main', 'Your rhythm');
  return kept;
}
