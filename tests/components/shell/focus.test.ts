import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { button, heading, navigation } from '../screens/shell.ts';
import { sync } from '../screens/sync.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

for (const path of ['/dashboard', '/chat', '/matches']) {
  test(`the first stop of the keyboard leads past the navigation, ${path}`, async () => {
    const router = await renderScreen(path, testServices().services);
    await expect.element(heading).toBeVisible();
    // Before the matches are read there is nothing in them to go on to.
    await expect
      .poll(() => document.querySelector('main :is(button, input, textarea)'))
      .not.toBeNull();
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect.element(skip).not.toBeInViewport();
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement?.closest('main')).not.toBeNull();
    expect(router.state.location.href).toBe(path);
  });
}

test('a new screen’s heading takes the focus, also after Back; the first screen’s does not', async () => {
  const router = await renderScreen('/dashboard', testServices().services);
  await expect.element(heading).toHaveTextContent('Your Dashboard');
  await expect.poll(() => document.title).toBe('Dashboard · Taal');
  await expect.element(sync.pill).toHaveAccessibleName('Sync status: All saved');
  await expect.element(heading).not.toHaveFocus();
  for (const [link, words, title] of [
    ['Matches', 'Your matches', 'Matches · Taal'],
    ['AI Chat', 'New chat', 'AI Chat · Taal'],
    ['Home', 'Find Your Perfect Soul Mate', 'Taal: find your perfect soul mate'],
    ['Dashboard', 'Your Dashboard', 'Dashboard · Taal'],
  ] as const) {
    await navigation.top.getByRole('link', { name: link, exact: true }).click();
    await expect.element(heading).toHaveTextContent(new RegExp(words, 'i'));
    await expect.element(heading).toHaveFocus();
    await expect.poll(() => document.title).toBe(title);
    // Nobody who points sees a ring around words.
    await expect.element(heading).toHaveStyle({ outlineStyle: 'none' });
    expect(scrollY).toBe(0);
  }
  router.history.back();
  await expect.element(heading).toHaveTextContent(/Find Your Perfect Soul Mate/i);
  await expect.element(heading).toHaveFocus();
});

test('a tab and a filter change the address and leave the focus where it is', async () => {
  const { services, time } = testServices();
  const router = await renderScreen('/dashboard', services);
  const tab = page.getByRole('tab', { name: 'Tips' });
  await tab.click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard?tab=tips');
  await expect.poll(() => document.title).toBe('Tips · Dashboard · Taal');
  await expect.element(tab).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => router.state.location.href).toBe('/dashboard?tab=rewards');
  await expect.element(page.getByRole('tab', { name: 'Rewards' })).toHaveFocus();
  await router.navigate({ to: '/matches' });
  const search = page.getByRole('searchbox', { name: 'Search matches' });
  await search.click();
  await userEvent.keyboard('a');
  time.advance(1000);
  await expect.poll(() => router.state.location.href).toBe('/matches?q=a');
  await expect.element(search).toHaveFocus();
});

test('typing and the reply are said once each, in a place that was there before', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await chatIsRead();
  const said: string[] = [];
  const regions = [...document.querySelectorAll('[aria-live="polite"], [role="status"]')];
  for (const region of regions) {
    new MutationObserver(() => {
      const words = region.textContent.trim();
      if (words !== '' && region.closest('[aria-live="off"]') === null) said.push(words);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
  await sendMessage(time, 'Hello');
  expect(said).toEqual(['AI is typing', expect.stringMatching(/^Taal: \S/)]);
});

test('what waits for the backend is said only when it goes on waiting', async () => {
  const { services, backend, time } = testServices();
  backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/chat', services);
  await sendMessage(time, 'Hello');
  const news = page.getByRole('status').filter({ hasText: 'Sync status: No server, waiting' });
  await expect.element(sync.pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  await expect.element(news).not.toBeInTheDocument();
  await expect.element(news).toBeInTheDocument();
});

test('Hindi is marked as Hindi', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'How do I say नमस्ते to her?');
  const marked = () =>
    [...chat.log.element().querySelectorAll('[lang="hi"]')].map(({ textContent }) => textContent);
  await expect.poll(marked).toContain('नमस्ते');
});

test('an error is tied to its field', async () => {
  await renderScreen('/profile', testServices().services);
  await button('Skip for Now').click();
  await button('Edit profile').click();
  const age = page.getByLabelText('Age', { exact: true });
  await age.fill('12');
  await button('Save').click();
  await expect.element(age).toHaveAttribute('aria-invalid', 'true');
  await expect.element(age).toHaveAccessibleDescription(/Taal is for adults/);
});
