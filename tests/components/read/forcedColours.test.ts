import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { ME, realChat } from '../../support/real-chats/realChat.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

async function forceColours(value: 'active' | 'none'): Promise<void> {
  const features = [{ name: 'forced-colors', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

test('where colours are forced, a pattern tells each mood, in the key and among the beats', async () => {
  onTestFinished(() => forceColours('none'));
  await forceColours('active');
  await renderScreen('/read', testServices().services);
  await pickChat(realChat());
  await readScreen.whoAreYou.getByText(ME).click();
  await expect.element(readScreen.figures).toBeVisible();
  const patternOf = (line: Element) => getComputedStyle(line).strokeDasharray;
  const keys = SENTIMENTS.map((mood) => {
    const words = page.getByRole('table', { name: 'Moods' }).getByText(mood, { exact: true });
    const line = words.element().parentElement?.querySelector('line');
    return line === null || line === undefined ? '' : patternOf(line);
  });
  expect(new Set(keys).size).toBe(SENTIMENTS.length);
  const beats = [...readScreen.reading.element().querySelectorAll('svg > line')].map(patternOf);
  expect(new Set(beats)).toEqual(new Set(keys));
});
