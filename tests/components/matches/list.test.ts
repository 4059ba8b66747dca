import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '@/ui/focus/keepFocus';
import { matches, namesOnCards } from '../screens/matches.ts';
import { profile } from '../screens/profile.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const { cards, filters, search } = matches;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

async function openMatches(): Promise<readonly string[]> {
  await renderScreen('/matches', made.services);
  await expect.element(cards).toHaveLength(10);
  return namesOnCards();
}

const textsOnCards = () => cards.elements().map(({ textContent }) => textContent);

test('ten people, the same at every visit', async () => {
  const names = await openMatches();
  expect(new Set(names).size).toBe(10);
  const texts = textsOnCards();
  const first = cards.first();
  await expect.element(first.getByText(/^\d+\.\d km away$/)).toBeVisible();
  await expect.element(first.getByRole('button', { name: /^\d\d% compatible/ })).toBeVisible();
  await expect.element(first.getByText(/^\+\d$/)).toBeVisible();
  await expect.element(cards.getByText('Practice partner', { exact: true })).toHaveLength(10);
  await expect.element(page.getByText(/^Practice partners that Taal makes up/)).toBeVisible();
  for (const text of texts) {
    const [, age, km] = /, (\d\d)(\d+\.\d) km/.exec(text) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(22);
    expect(Number(age)).toBeLessThanOrEqual(31);
    expect(Number(km)).toBeGreaterThanOrEqual(1);
    expect(Number(km)).toBeLessThanOrEqual(16);
  }
  const percents = texts.map((text) => Number.parseInt(text, 10));
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  expect(percents.every((percent) => percent >= 70 && percent <= 94)).toBe(true);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect.poll(namesOnCards).toEqual(names);
  await nextVisit('/matches', made.services);
  await expect.poll(textsOnCards).toEqual(texts);
});

test('who was active lately is Online, three or four of the ten', async () => {
  await openMatches();
  const online = cards.getByText('Online', { exact: true });
  await expect.poll(() => [3, 4].includes(online.elements().length)).toBe(true);
});

test('a failed load ends the spinner, and Try again loads', async () => {
  const reading = vi.spyOn(made.database.likes, 'toArray').mockRejectedValue(new Error('broken'));
  await renderScreen('/matches', made.services);
  await expect.element(page.getByText('could not be read from this device')).toBeVisible();
  await expect.element(page.getByText(/^Finding Your Perfect/)).not.toBeInTheDocument();
  reading.mockRestore();
  await button('Try again').click();
  await expect.element(cards).toHaveLength(10);
});

test('with everyone hidden, the empty state leads to the hidden people, and resets', async () => {
  const { services, database } = made;
  const rows = Array.from({ length: 10 }, (_, index) => ({
    store: 'hiddenMatches',
    row: { matchId: `match_${index + 1}`, hiddenAt: 0, reportReason: null },
  }));
  await fillDatabase(database, rows);
  const router = await renderScreen('/matches?ageTo=40', services);
  await expect.element(page.getByText(/^You have hidden everyone/)).toBeVisible();
  await matches.reset.click();
  await expect.poll(() => router.state.location.href).toBe('/matches');
  await expect.element(page.getByText(/^You have hidden everyone/)).toBeVisible();
  await page.getByRole('link', { name: 'See hidden people' }).click();
  await expect.poll(() => router.state.location.href).toBe('/profile?tab=privacy');
});

test('a screenful of people is painted before the rest', async () => {
  const numbers: number[] = [];
  let frame = 0;
  const look = () => {
    const now = document.querySelectorAll('article').length;
    if (now > 0 && now !== numbers.at(-1)) numbers.push(now);
    frame = requestAnimationFrame(look);
  };
  look();
  onTestFinished(() => cancelAnimationFrame(frame));
  await openMatches();
  await expect.poll(() => numbers).toEqual([3, 10]);
});

test('Like toggles, and is remembered', async () => {
  await openMatches();
  const like = page.getByRole('button', { name: /^Like / }).first();
  for (const [before, after] of [
    ['false', 'true'],
    ['true', 'false'],
  ] as const) {
    await expect.element(like).toHaveAttribute('aria-pressed', before);
    await like.click();
    await expect.element(like).toHaveAttribute('aria-pressed', after);
    const likes = () => made.database.likes.count();
    await expect.poll(likes).toBe(Number(after === 'true'));
    await nextVisit('/matches', made.services);
    await expect.element(like).toHaveAttribute('aria-pressed', after);
  }
});

test('why this score: a first guess, then the parts of the formula, which add up', async () => {
  const { services } = made;
  await openMatches();
  const why = page.getByRole('button', { name: /Why this score/ });
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await why.first().click();
  await expect.element(dialog.getByText('This is a first guess')).toBeVisible();
  await nextVisit('/profile', services);
  await button('Skip for Now').click();
  await profile.edit.click();
  await profile.age.fill('27');
  await profile.save.click();
  await expect.element(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  await nextVisit('/matches', services);
  await expect.element(cards).toHaveLength(10);
  await why.last().click();
  const bars = dialog.getByRole('progressbar');
  await expect.element(bars).toHaveLength(6);
  const sum = bars
    .elements()
    .reduce((total, bar) => total + Number(bar.getAttribute('aria-valuenow')), 0);
  await expect.element(dialog.getByText(`${Math.min(sum, 100)}% compatible`)).toBeVisible();
});

test('a person can be hidden or reported, and brought back', async () => {
  const [name = ''] = await openMatches();
  await button(`Hide or report ${name}`).click();
  await button(`Hide ${name}`).click();
  await expect.element(cards).toHaveLength(9);
  await button('Undo').click();
  await expect.element(cards).toHaveLength(10);
  await button(`Hide or report ${name}`).click();
  await button('Fake profile').click();
  await expect.element(cards).toHaveLength(9);
  await expect
    .poll(() => made.database.hiddenMatches.toArray())
    .toMatchObject([{ reportReason: 'Fake profile' }]);

  await nextVisit('/matches', made.services);
  await expect.element(cards).toHaveLength(9);
  expect(namesOnCards()).not.toContain(name);
  await nextVisit('/profile?tab=privacy', made.services);
  await button('Skip for Now').click();
  const reason = page.getByText('hidden for: Fake profile');
  await expect.element(reason).toBeVisible();
  await button(`Bring ${name} back`).click();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(page.getByText('Hidden people')).not.toBeInTheDocument();
  await expect(made.database.hiddenMatches.toArray()).resolves.toEqual([]);
  await nextVisit('/matches', made.services);
  await expect.element(cards).toHaveLength(10);
});

test('after hiding a person by keyboard the focus moves to a neighbour', async () => {
  onTestFinished(keepFocus());
  const names = await openMatches();
  const hideButton = (name = '') => button(`Hide or report ${name}`);
  const hide = async (name = '') => {
    hideButton(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Hide ${name}`)).toBeVisible();
    button(`Hide ${name}`).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(namesOnCards).not.toContain(name);
  };
  await hide(names[1]);
  await expect.element(hideButton(names[2])).toHaveFocus();
  // Of the last one, the one before it.
  await hide(names[9]);
  await expect.element(hideButton(names[8])).toHaveFocus();
});

test('a broken picture gives way to a heart', async () => {
  await openMatches();
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img')];
  expect(pictures()).toHaveLength(10);
  for (const picture of pictures()) {
    picture.loading = 'eager';
    picture.src = 'data:image/png,broken';
  }
  await expect.poll(pictures).toEqual([]);
  // The badge of each card has a heart too, a small one.
  expect(document.querySelectorAll('article .lucide-heart[width="56"]')).toHaveLength(10);
});

/** A person whose ten made-up people have five equals at the top, for the profile below. */
const WITH_EQUALS = 'user_1764000000000_eq0';

test('a saved city moves everyone there; equals say what sets them apart, and Why says their order', async () => {
  const { services, database } = made;
  await fillDatabase(database, [{ store: 'keyValue', row: { key: 'userId', value: WITH_EQUALS } }]);
  const before = await openMatches();
  await nextVisit('/profile', services);
  await button('Skip for Now').click();
  await profile.edit.click();
  await profile.age.fill('27');
  await page.getByLabelText('Location', { exact: true }).fill('जयपुर');
  await page.getByLabelText('Profession', { exact: true }).fill('Doctor');
  await userEvent.selectOptions(page.getByLabelText('Education', { exact: true }), 'Graduate');
  for (const interest of ['Cricket', 'Music', 'Travel']) await button(interest).click();
  await profile.save.click();
  await expect.element(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  await nextVisit('/matches', services);
  await expect.element(cards.filter({ hasText: ', Jaipur' })).toHaveLength(10);
  expect(namesOnCards().toSorted()).toEqual(before.toSorted());
  const apart = page.getByText(/^You both: /);
  await expect.element(apart).toHaveLength(5);
  const words = apart.elements().map(({ textContent }) => textContent);
  for (const pair of words.slice(0, 2)) {
    expect(pair).toMatch(/^You both: (Music, Travel|Cricket, Music)$/);
  }
  for (const one of words.slice(2)) expect(one).toMatch(/^You both: (Cricket|Music|Travel)$/);
  await expect.element(page.getByRole('button', { name: /^100% compatible/ })).toHaveLength(5);
  await page
    .getByRole('button', { name: /Why this score/ })
    .first()
    .click();
  const order = page.getByRole('dialog').getByText(/^People are listed by score/);
  await expect.element(order).toBeVisible();
});

test('the keyboard alone: cards in order, / to the search, Escape back to the button', async () => {
  const names = await openMatches();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveValue('/');
  await userEvent.keyboard('{Backspace}');
  await expect.element(cards).toHaveLength(10);
  const met: string[] = [];
  for (let tabs = 0; met.length < 3 && tabs < 60; tabs += 1) {
    await userEvent.tab();
    const name = document.activeElement?.closest('article')?.ariaLabel;
    if (name && name !== met.at(-1)) met.push(name);
  }
  expect(met).toEqual(names.slice(0, 3));
  const dialog = page.getByRole('dialog');
  for (const name of [/^Chat with/, /Why this score/, /^Hide or report/]) {
    const opener = page.getByRole('button', { name }).nth(1);
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    const focusIsInside = () => dialog.element().contains(document.activeElement);
    await expect.poll(focusIsInside).toBe(true);
    await userEvent.keyboard('/');
    expect(focusIsInside()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

test('a profession too long for a filter is refused beside it, and the list stays', async () => {
  const router = await renderScreen('/matches', made.services);
  const address = () => router.state.location.href;
  await filters.click();
  const profession = page.getByRole('dialog').getByLabelText('Profession');
  await profession.fill('x'.repeat(201));
  await expect
    .element(profession)
    .toHaveAccessibleDescription(/^Not used: Profession has at most 200/);
  await expect.element(button('Show 10')).toBeVisible();
  await profession.fill('Doctor');
  await expect.element(profession).not.toHaveAttribute('aria-invalid');
  await expect.poll(address).toMatch(/profession=Doctor/);
  await profession.fill('x'.repeat(201));
  await expect.poll(address).not.toMatch(/profession/);
  await nextVisit('/matches', made.services);
  await expect.element(cards).toHaveLength(10);
});

test('the buttons of cards beside one another stand on one line', async () => {
  await openMatches();
  const tops = () =>
    [0, 1, 2].map((place) => {
      const like = cards.nth(place).getByRole('button', { name: /^Like/ });
      return Math.round(like.element().getBoundingClientRect().top);
    });
  await expect.poll(() => new Set(tops()).size).toBe(1);
});
