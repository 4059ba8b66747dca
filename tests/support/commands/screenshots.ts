import { mkdir, rm } from 'node:fs/promises';
import { onPhones, states } from '../../browser/screens/states.ts';
import { withBuiltApp } from '../browsers/withBuiltApp.ts';

/** Not in the repository: pictures differ from machine to machine, and with each made-up person. */
const FOLDER = 'screenshots';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const wanted = process.argv[2] ?? '';

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

await withBuiltApp(async (browser, url) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    const all = size === 'phone' ? { ...states, ...onPhones } : states;
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, reach] of Object.entries(all)) {
        if (!name.includes(wanted)) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await reach(page, url);
        const file = `${FOLDER}/${name.replaceAll(/[^\w]+/g, '-')}-${size}-${colorScheme}`;
        await page.screenshot({ path: `${file}.png` });
        const isLong = await page.evaluate(
          () => document.documentElement.scrollHeight > innerHeight * 1.1,
        );
        if (isLong) await page.screenshot({ path: `${file}-whole.png`, fullPage: true });
        await context.close();
        process.stdout.write(`${file}.png\n`);
      }
    }
  }
});
