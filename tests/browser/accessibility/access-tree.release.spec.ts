import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { listenerAt } from '../probes/accessTree.ts';

const QUESTION = 'How do I begin a first message?';

test('every step can be completed with the accessibility tree alone', async ({ app, page }) => {
  // Nothing that fades catches a press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, app.url);
  const { find, isThere, press, write, words } = await listenerAt(page);

  await find('heading', 'Welcome to Taal');
  await find('progressbar', 'Onboarding');
  while (!(await isThere('list', 'Interests'))) await press('button', 'Next');
  await press('button', 'Travel', await find('list', 'Interests'));
  while (!(await isThere('button', 'Get Started'))) await press('button', 'Next');
  await press('button', 'Get Started');
  await find('heading', 'Find Your Perfect Soul Mate');

  await press('link', 'AI Chat', await find('navigation', 'Main'));
  await write('textbox', 'Message', QUESTION);
  await press('button', 'Send');
  // Looked up again each time: each tree has its own nodes.
  const log = () => find('log', 'Conversation');
  await expect.poll(async () => words(await log())).toMatch(/You: .*first message.*Taal: \S+/s);

  const history = await find('list', 'History');
  // The list shows thirty characters of it.
  expect(await words(history)).toContain(QUESTION.slice(0, 25));
  await press('button', 'Delete chat', history);
  await find('button', 'Undo');
  await expect.poll(() => words(history)).not.toContain(QUESTION.slice(0, 25));

  await press('link', 'Matches', await find('navigation', 'Main'));
  // Who is there is left to chance: the distance that leaves about half of them is told by the list.
  const distances = async () =>
    [...(await words(await find('list', 'Matches'))).matchAll(/(\d+\.\d)\s+km away/g)]
      .map(([, km]) => Number(km))
      .sort((one, other) => one - other);
  await expect.poll(async () => (await distances()).length).toBe(10);
  const all = await distances();
  const limit = Math.ceil(all[4] ?? Number.NaN);
  const near = all.filter((km) => km <= limit);
  await press('button', 'Filters');
  const filters = await find('dialog', 'Filters');
  await press('slider', 'Maximum distance', filters);
  await page.keyboard.press('Home');
  for (let km = 1; km < limit; km += 1) await page.keyboard.press('ArrowRight');
  await press('button', /^Show \d+$/, filters);
  await expect.poll(() => isThere('dialog', 'Filters')).toBe(false);
  // The address follows the slider step by step, and the list follows the address.
  const main = await find('main', '');
  await expect.poll(() => words(main)).toContain(`Within ${limit} km`);
  await expect.poll(() => words(main)).toContain(`${near.length} of 10`);
  await expect.poll(distances).toEqual(near);

  const card = await find('article', /\S/);
  await press('button', /^Like /, card);
  await press('button', /^Chat with /, card);
  await find('dialog', /^Chat with /);
  await write('textbox', 'Message', 'Hello there');
  await press('button', 'Send');
  await expect.poll(async () => words(await find('log', 'Conversation'))).toContain('Hello there');
  await press('button', 'Close');

  await press('link', 'Profile', await find('navigation', 'Main'));
  await press('button', 'Skip for Now', await find('dialog', 'Upload Your Photo'));
  await press('button', 'Edit profile');
  await write('textbox', 'Name', 'Meera Iyer');
  await press('button', 'Save');
  await find('heading', 'Meera Iyer');

  await press('tab', 'Privacy');
  const saved = page.waitForEvent('download');
  await press('button', 'Export');
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
});
