import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { overHttp } from '../../src/backend/overHttp.ts';
import { startServer } from '../../src/backend/server.ts';
import { killBrowserOn } from '../browser/engines/processes.ts';
import { readStore } from '../browser/fixtures/storage.ts';
import { firstPage } from '../browser/fixtures/visit.ts';
import { openChat, sendInNewChat } from '../browser/storm/tabs.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/browsers/chromium.ts';
import { makeDisk, mountDisk, whyNoLoopDisk } from './loopDisk.ts';
import { NOT_RUN } from './notRun.ts';

const CUTS = Number(process.env.TAAL_POWER_CUTS ?? 5);
const MESSAGES_PER_CUT = 10;

const work = mkdtempSync(join(tmpdir(), 'taal-power-'));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const backend = overHttp();
const server = await startServer({ folder: dist, port: 0, backend });
/** The same server under another name is another origin, with files of its own. */
const elsewhere = `http://127.0.0.1:${server.port}/icons/apple-touch-icon.png`;

function launch(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
    viewport: { width: 1280, height: 800 },
  });
}

/** Counts the rows of a store that promises nothing, after adding one. */
function addCarelessly(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('careless', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('rows', { autoIncrement: true });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('rows', 'readwrite', {
            durability: 'relaxed',
          });
          const store = transaction.objectStore('rows');
          store.add('a row');
          const counting = store.count();
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => resolve(counting.result);
        };
      }),
  );
}

interface Cut {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Whether the write that nobody vouched for is gone, which shows that the power was cut. */
  readonly carelessIsLost: boolean;
}

async function cutPower(number: number): Promise<Cut> {
  const [image, copy] = [join(work, `disk-${number}`), join(work, `cut-${number}`)];
  const fault = makeDisk(image);
  if (fault !== null) throw new Error(fault);
  const disk = mountDisk(image, join(work, `before-${number}`));
  const profile = join(disk.folder, 'profile');
  const acknowledged: string[] = [];
  try {
    const context = await launch(profile);
    const page = await openChat(await firstPage(context), server.url);
    const other = await context.newPage();
    await other.goto(elsewhere);
    for (let n = 1; n <= MESSAGES_PER_CUT; n += 1) {
      const text = `Message ${n} before cut ${number}`;
      await sendInNewChat(page, text);
      acknowledged.push(text);
    }
    await addCarelessly(other);
    disk.copy(copy);
    await killBrowserOn(profile);
  } finally {
    await disk.unmount();
  }

  const after = mountDisk(copy, join(work, `after-${number}`));
  try {
    const context = await launch(join(after.folder, 'profile'));
    const page = await openChat(await firstPage(context), server.url);
    const texts = (await readStore(page, 'chatMessages')).map(({ text }) => text);
    const other = await context.newPage();
    await other.goto(elsewhere);
    const carelessIsLost = (await addCarelessly(other)) === 1;
    await context.close();
    const lost = acknowledged.filter((text) => !texts.includes(text));
    return { acknowledged: acknowledged.length, lost, carelessIsLost };
  } finally {
    await after.unmount();
    for (const file of [image, copy]) rmSync(file, { force: true });
  }
}

const reason = await whyNoLoopDisk(join(work, 'trial'), join(work, 'trial-folder'));
if (reason !== null) {
  process.stdout.write(`NOT RUN: the power cannot be cut here: ${reason}\n`);
  process.exitCode = NOT_RUN;
} else {
  const cuts: Cut[] = [];
  for (let number = 1; number <= CUTS; number += 1) cuts.push(await cutPower(number));
  for (const { acknowledged, lost, carelessIsLost } of cuts) {
    const careless = carelessIsLost ? 'is lost, as it may be' : 'is there';
    process.stdout.write(
      `${acknowledged} acknowledged, ${lost.length} lost; a careless write ${careless}\n`,
    );
  }
  const lost = cuts.flatMap((cut) => cut.lost);
  const wasCut = cuts.every(({ carelessIsLost }) => carelessIsLost);
  if (lost.length > 0) process.stdout.write(`Lost: ${lost.join('; ')}\n`);
  if (!wasCut)
    process.stdout.write('A write that nobody vouched for is there: no power was cut.\n');
  process.exitCode = lost.length === 0 && wasCut ? 0 : 1;
}
await server.close();
rmSync(work, { recursive: true, force: true });
