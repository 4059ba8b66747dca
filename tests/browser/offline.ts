import { test as base, type Page, visitOnce } from './app.ts';

/** The first page of a browser that has just been started. */
export async function firstPage(context: { pages(): Page[]; newPage(): Promise<Page> }) {
  return context.pages()[0] ?? (await context.newPage());
}

/** Tests with no network: Taal was visited once, the server is gone, the browser is a new process. */
export const test = base.extend({
  page: async ({ app, device }, use) => {
    const online = await device.open();
    await visitOnce(await firstPage(online), `${app.url}/onboarding`);
    await online.close();
    await app.stop();
    await use(await firstPage(await device.open()));
  },
});
