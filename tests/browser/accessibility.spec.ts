import type { Page } from '@playwright/test';
import { type App, expect, test } from './app.ts';
import { violations } from './axe.ts';
import { chat, sendMessage, type } from './chat.ts';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

/** Every screen and state, each reached as a person would. */
const states: Record<string, (page: Page, app: App) => Promise<void>> = {
  onboarding: async (page, app) => {
    await page.goto(`${app.url}/onboarding`);
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
  },
  landing: async (page, app) => {
    await page.goto(`${app.url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
  },
  dashboard: async (page, app) => {
    await page.goto(`${app.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  matches: async (page, app) => {
    await page.goto(`${app.url}/matches`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  profile: async (page, app) => {
    await page.goto(`${app.url}/profile`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'an empty chat': async (page, app) => {
    await page.goto(`${app.url}/chat`);
    await expect(chat(page).field).toBeVisible();
  },
  'a chat with messages': async (page, app) => {
    await page.goto(`${app.url}/chat`);
    await sendMessage(page, 'I love this! How do I begin a first message?');
    await type(page, 'Half a thought');
  },
  'the sync panel': async (page, app) => {
    await page.goto(`${app.url}/dashboard`);
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const smallOnly: typeof states = {
  'the menu': async (page, app) => {
    await page.goto(`${app.url}/dashboard`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the sheet of chats': async (page, app) => {
    await page.goto(`${app.url}/chat`);
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, reach] of Object.entries({ ...states, ...smallOnly })) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, async ({ app, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(PHONE);
      await reach(page, app);
      expect(await violations(page)).toEqual([]);
      if (name in smallOnly || name === 'the sync panel') return;
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('nothing scrolls sideways on a screen of 320 px', async ({ app, page }) => {
  await page.setViewportSize(NARROW);
  for (const reach of Object.values({ ...states, ...smallOnly })) {
    await reach(page, app);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('reduced motion stops all motion', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const reach of Object.values(states)) {
    await reach(page, app);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          return animation.playState === 'running' && Number(duration) > 1;
        }).length,
    );
    expect(moving).toBe(0);
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 260);
    await expect(page.locator('[data-decoration="follower"]')).toBeHidden();
  }
});

test('the theme can be switched, is remembered, and is there before the first paint', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${app.url}/dashboard`);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).background);
  const light = await ground();
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  expect(await ground()).toBe(light);
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  const dark = await ground();
  expect(dark).not.toBe(light);
  // The script that the app itself runs on is held back: what is seen is the document alone.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});
