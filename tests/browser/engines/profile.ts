import { test as base, withProfile } from '../fixtures/app.ts';

/** Tests of engines that each get a folder for the browser's data, which outlives its process. */
export const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test tool demands a destructured argument.
  profile: async ({}, use) => withProfile(use),
});
