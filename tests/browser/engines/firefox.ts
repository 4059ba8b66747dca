import { firefox } from '@playwright/test';
import { requireFirefox } from '../../support/engines.ts';
import { chat } from '../chat.ts';
import { killBrowserOn } from './processes.ts';
import type { Engine } from './visitor.ts';

export const firefoxEngine: Engine = {
  name: 'Firefox',
  without: [],
  async launch(profile) {
    const context = await firefox.launchPersistentContext(profile, {
      channel: 'moz-firefox',
      executablePath: requireFirefox(),
      viewport: { width: 1280, height: 800 },
    });
    const page = context.pages()[0] ?? (await context.newPage());
    return {
      async open(url) {
        await page.goto(url);
      },
      run: (body) => page.evaluate(`(async () => { ${body} })()`),
      async send(text) {
        await chat(page).field.click();
        await page.keyboard.type(text, { delay: 15 });
        await page.keyboard.press('Enter');
      },
      async kill() {
        const closed = context.waitForEvent('close');
        await killBrowserOn(profile);
        await closed;
      },
    };
  },
};
