import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const hero = page.getByRole('region', { name: 'Find Your Perfect Soul Mate' });
const field = page.getByLabelText('Try your rhythm');
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await renderScreen('/', made.services);
  await expect.element(field).toBeVisible();
});

/** Types with the test's clock as the time of the keys. */
async function typeInTime(text: string): Promise<void> {
  const { time } = made;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(
    () => time.clock() - performance.timeOrigin,
  );
  for (const letter of text) {
    time.advance(200);
    await userEvent.keyboard(letter);
  }
}

test('typing shows its speed and its mood, a text that was put in no speed', async () => {
  await field.click();
  await typeInTime('I love mangoes');
  // Three words in 2.6 s.
  await expect.element(hero.getByText(/^(6[7-9]|7[01]) WPM$/)).toBeVisible();
  await expect.element(hero.getByText('positive', { exact: true })).toBeVisible();
  await expect.element(hero.getByRole('status')).toHaveTextContent(/^\d+ WPM, positive$/);
  await field.fill('Do you?');
  await expect.element(hero.getByText('Not typed')).toBeVisible();
  await expect.element(hero.getByText('curious', { exact: true })).toBeVisible();
  await field.fill('');
  await expect.element(hero.getByText('Try it')).toBeVisible();
});

test('what lies below stays where it is while somebody types', async () => {
  await showAt(PHONE);
  const next = page.getByRole('heading', { name: 'More than a photo and a bio' });
  await field.click();
  const top = () => next.element().getBoundingClientRect().top + scrollY;
  const before = top();
  await typeInTime('What do you sing?');
  await expect.element(hero.getByText('curious', { exact: true })).toBeVisible();
  expect(top()).toBe(before);
});

test('the beat line rises under the pointer', async () => {
  const raised = () => {
    const lines = [...hero.element().querySelectorAll('line')];
    return lines.filter((line) => line.style.transform).length;
  };
  expect(raised()).toBe(0);
  const title = page.getByText('Type here. Feel your taal.');
  await userEvent.hover(title);
  await expect.poll(raised).toBeGreaterThan(0);
  await userEvent.hover(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect.poll(raised).toBe(0);
});
