import type { BrowserContext, Page } from '@playwright/test';
import { firstPage } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';
import { killBrowserOn } from './processes.ts';
import type { Tab, Visitor } from './visitor.ts';

function tabOf(page: Page): Tab {
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
  };
}

/** A person at a browser that the test tool drives. */
export async function visitorIn(context: BrowserContext, profile: string): Promise<Visitor> {
  const page = await firstPage(context);
  return {
    ...tabOf(page),
    newTab: async () => tabOf(await context.newPage()),
    async kill() {
      const closed = context.waitForEvent('close');
      await killBrowserOn(profile);
      await closed;
    },
  };
}
