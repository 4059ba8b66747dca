import { expect } from '../app.ts';
import { handOf } from './hand.ts';
import { rows, sendAndWait } from './looks.ts';
import type { Visitor } from './visitor.ts';

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
  await press('^New Chat$', 'aside');
  await says('main section', 'New Chat');
  await sendAndWait(visitor, `Taken back ${round}`);
  await press('^Delete chat$', '[aria-label=History]');
  // Not the chat that was deleted: another one, which is empty or the round before's.
  await expect.poll(() => isThere('main section', `^Taken back ${round}`)).toBe(false);
  await says('[role=status] *, [role=region] *, section *', 'Undo');
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
  const isFirstVisit = !values.some((value) => Object(value).key === 'hasVisitedProfile');
  await press('^Profile$', 'nav');
  if (isFirstVisit) await press('^Skip for Now$');
  await says('h1', '^Your profile$');
  await press('^Edit profile$', 'main');
  await write('^Name$', `Meera ${round}`);
  await press('^Save$', 'main');
  await says('main h3, main h2', `^Meera ${round}`);
  await press('^Privacy$', 'main');
  await press('^Export$', 'main');
  await says('main', 'Saved as .*\\.json');

  await press('^Dashboard$', 'nav');
  await says('h1', '^Your Dashboard$');
  await says('main', 'Your rhythm');
  return kept;
}
