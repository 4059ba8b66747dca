import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, firefox } from '@playwright/test';
import { requireFirefox } from '../../support/browsers/engines.ts';
import type { Engine } from './visitor.ts';
import { visitorIn } from './visitorIn.ts';

/** Firefox with some of its settings changed. */
export function firefoxWith(settings: Record<string, number | boolean>): Engine {
  return {
    name: 'Firefox',
    async launch(profile) {
      const context = await firefox.launchPersistentContext(profile, {
        channel: 'moz-firefox',
        executablePath: requireFirefox(),
        viewport: { width: 1280, height: 800 },
        firefoxUserPrefs: settings,
      });
      return visitorIn(context, profile);
    },
    async keepsWorker(profile, url) {
      const workers = () => readFile(join(profile, 'serviceworker.txt'), 'utf8').catch(() => '');
      await expect.poll(workers).toContain(url);
    },
  };
}

export const firefoxEngine = firefoxWith({});
