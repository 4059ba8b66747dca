import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sendMessage } from '../../browser/screens/chat.ts';
import { states } from '../../browser/screens/states.ts';
import { withBuiltApp } from '../browsers/withBuiltApp.ts';

const FOLDER = 'public/screenshots';

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const screens: Record<string, (page: Page, url: string) => Promise<void>> = {
  chat: async (page, url) => {
    await page.goto(`${url}/chat`);
    await sendMessage(page, 'I love long walks by the sea. How do I say so in my profile?');
    await page.mouse.move(0, 0);
  },
  matches: async (page, url) => states.matches?.(page, url),
  landing: async (page, url) => states.landing?.(page, url),
};

// The pictures that browsers show before Taal is installed; in few colours, to be small.
await mkdir(FOLDER, { recursive: true });
await withBuiltApp(async (browser, url) => {
  for (const [form, settings] of Object.entries(forms)) {
    for (const [name, reach] of Object.entries(screens)) {
      if (form === 'wide' && name === 'landing') continue;
      const context = await browser.newContext({
        ...settings,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await reach(page, url);
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot();
      const file = `${FOLDER}/${name}-${form}.png`;
      await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toFile(file);
      await context.close();
      process.stdout.write(`${file}\n`);
    }
  }
});
