import type { BrowserContext, Page } from '@playwright/test';

import { withoutPack } from '../fixtures/app.ts';

export const BROKEN = 'Broken on purpose';

/** Serves a screen whose rendering throws, as a mistake of ours would, under the same names. */
export async function breakMatches(context: BrowserContext): Promise<void> {
  await withoutPack(context);
  await context.route('**/assets/matches-*.js', async (route) => {
    const response = await route.fetch();
    const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(await response.text()) ?? [];
    const names = exported.split(',').map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    const component = `const component = () => { throw new Error('${BROKEN}') };`;
    const exports = names.map((name) => `component as ${name}`).join(', ');
    // The router may ask the module itself or one that it holds.
    const body = `${component} component.component = component; export { ${exports} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

export function crash(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    heading: page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    reload: button('Reload'),
    withoutWorker: button('Reload without the worker'),
    export: button('Export my data'),
    erase: button('Erase'),
  };
}
