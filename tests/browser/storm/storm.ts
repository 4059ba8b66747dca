import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Random } from '../../../src/domain/random.ts';
import type { App, Device } from '../fixtures/app.ts';
import { killPages, openTwoTabs, sendInNewChat } from './tabs.ts';

/** In how many rounds something dies: more often where there are few, or it might not come to it. */
const deathsPerRound = (messages: number) => Math.max(0.04, 6 / messages);
const LATEST_DEATH_MS = 600;

export interface Storm {
  /** What stood on screen as sent. */
  readonly acknowledged: readonly string[];
  readonly deaths: { readonly browser: number; readonly pages: number };
  /** A tab that is still open. */
  readonly page: Page;
}

/** Sends messages from two tabs at a time, while browser and pages die at random moments. */
export async function sendThroughStorm(
  app: App,
  device: Device,
  options: { readonly messages: number; readonly random: Random },
): Promise<Storm> {
  const { messages, random } = options;
  const acknowledged: string[] = [];
  const deaths = { browser: 0, pages: 0 };
  let context: BrowserContext = await device.open();
  let tabs = await openTwoTabs(context, app.url);

  async function die(): Promise<void> {
    await wait(random() * LATEST_DEATH_MS);
    if (random() < 0.7) {
      deaths.browser += 1;
      await device.kill();
      context = await device.open();
    } else {
      deaths.pages += 1;
      await killPages(context);
    }
    tabs = await openTwoTabs(context, app.url);
  }

  let number = 0;
  while (acknowledged.length < messages) {
    const dies = random() < deathsPerRound(messages);
    const sending = Promise.allSettled(
      tabs.map(async (tab) => {
        number += 1;
        const text = `Message ${number} of the storm`;
        await sendInNewChat(tab, text);
        acknowledged.push(text);
      }),
    );
    // What was under way at a death fails, and may have been stored or not.
    if (number % 200 === 2) process.stdout.write(`${acknowledged.length} acknowledged\n`);
    if (dies) await Promise.all([die(), sending]);
    else {
      for (const result of await sending) {
        if (result.status === 'rejected') throw result.reason;
      }
    }
  }
  const [page] = tabs;
  if (page === undefined) throw new Error('No tab is open');
  return { acknowledged, deaths, page };
}
