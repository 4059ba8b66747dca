import { chromium } from '@playwright/test';
import { PAGES_ALONE, requireChromium } from '../../support/browsers/chromium.ts';
import type { Engine } from './visitor.ts';
import { visitorIn } from './visitorIn.ts';

export const chromiumEngine: Engine = {
  name: 'Chromium',
  async launch(profile) {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: requireChromium(),
      args: PAGES_ALONE,
      viewport: { width: 1280, height: 800 },
    });
    return visitorIn(context, profile);
  },
};
