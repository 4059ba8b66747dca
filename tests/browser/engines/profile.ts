import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../fixtures/app.ts';

/** Tests of engines that each get a folder for the browser's data, which outlives its process. */
export const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test tool demands a destructured argument.
  profile: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'taal-engine-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
