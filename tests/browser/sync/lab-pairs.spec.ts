import type { Page } from '@playwright/test';
import type { Fault } from '../../../src/backend/faults.ts';
import { type App, expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, sendMessage, stopWriting } from '../screens/chat.ts';
import { startFault } from '../screens/lab.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const body = (contentType: string, text: string): Fault => ({
  kind: 'body',
  contentType,
  body: text,
});
const RETRY = { label: 'Retry-After in seconds', value: '30' };

interface Pair {
  readonly fault: Fault;
  /** The calls that it meets; every call where nothing is said. */
  readonly path?: string;
  readonly amount?: { readonly label: string; readonly value: string };
  /** A call in the ledger by which one knows that it was met. */
  readonly came: RegExp;
  /** Whether health checks succeed between tries that do not: the server is there, and is not. */
  readonly alternates?: boolean;
  /** Given up after the fifth try: what is compared is the end, and the waits before it are short. */
  readonly isGivenUp?: boolean;
  /** What the sync status says in the end. */
  readonly says: RegExp;
}

/** Faults of the lab, and the same made by the reference backend. */
const PAIRS: Readonly<Record<string, Pair>> = {
  'Every call is slow': {
    fault: { kind: 'delay', milliseconds: 700 },
    amount: { label: 'Delay in milliseconds', value: '700' },
    came: /analyze 200 accepted/,
    says: /All saved/,
  },
  'The server never answers': {
    fault: { kind: 'stall' },
    came: /health null no answer in time/,
    says: /1 waiting/,
  },
  'Cut before the call arrives': {
    fault: { kind: 'drop' },
    came: /health null no connection/,
    says: /1 waiting/,
  },
  'Offline, the worker too': {
    fault: { kind: 'drop' },
    came: /health null no connection/,
    says: /1 waiting/,
  },
  'The answer is lost after the server acted': {
    fault: { kind: 'drop-after' },
    path: '/analyze',
    alternates: true,
    came: /analyze null no connection/,
    says: /1 waiting/,
  },
  'The server answers 500': {
    fault: { kind: 'status', status: 500 },
    path: '/analyze',
    came: /answered 500/,
    says: /1 waiting/,
  },
  'The server answers 503': {
    fault: { kind: 'status', status: 503, retryAfter: '30' },
    path: '/analyze',
    amount: RETRY,
    came: /answered 503/,
    says: /1 waiting/,
  },
  'The server answers 429': {
    fault: { kind: 'status', status: 429, retryAfter: '30' },
    path: '/analyze',
    amount: RETRY,
    came: /answered 429/,
    says: /1 waiting/,
  },
  'A sign-in page answers 200': {
    fault: body('text/html', '<!doctype html><title>Sign in</title>'),
    came: /a web page/,
    says: /1 waiting/,
  },
  'The answer is broken JSON': {
    fault: body('application/json', '{"typing'),
    path: '/analyze',
    isGivenUp: true,
    came: /not the agreed form/,
    says: /1 refused/,
  },
  'The answer has wrong types': {
    fault: body('application/json', '{"timestamp":"x"}'),
    path: '/analyze',
    isGivenUp: true,
    came: /not the agreed form/,
    says: /1 refused/,
  },
};

/** What happened, without what differs from run to run. */
async function eventsOf(page: Page) {
  const [outbox, analyses, calls] = await Promise.all([
    readStore(page, 'outbox'),
    readStore(page, 'analysisHistory'),
    readStore(page, 'calls'),
  ]);
  // The browser wakes the worker at moments of its own choice.
  const ofPage = calls.filter(({ by }) => by === 'page');
  const came = ofPage.map(({ path, status, outcome }) => `${path} ${status} ${outcome}`);
  return {
    // On its way for a moment, at each further try.
    entries: outbox.map(({ kind, state, lastAnswer }) => ({
      kind,
      state: state === 'sending' ? 'waiting' : state,
      lastAnswer,
    })),
    analyses: analyses.map(({ source }) => source),
    calls: [...new Set(came)].sort(),
  };
}

/** What a person sees of it: the message, the sync status and its words. */
async function screenOf(page: Page, { alternates = false }: Pair): Promise<string[]> {
  await stopWriting(page);
  const state = chat(page).log.getByRole('img', { name: /^(?:Analysed by|Saved on)/ });
  const message = String(await state.first().getAttribute('aria-label'));
  const pill = page.getByRole('button', { name: /^Sync status/ });
  const short = await pill.innerText();
  await pill.click();
  const dialog = page.getByRole('dialog', { name: 'Sync status' });
  await expect(dialog).toBeVisible();
  let facts = '';
  const read = async () => {
    facts = await dialog.locator('dl').first().innerText();
    return facts;
  };
  // It asks again and again while the server is away.
  await expect.poll(read).not.toContain('Checking…');
  const notices = await page.getByRole('status').allInnerTexts();
  const others = notices.filter((text) => text.trim() !== '' && !text.includes('Network lab'));
  const steady = alternates ? facts.replace(/Reachable|Not reachable/, '…') : facts;
  return [message, short, steady, ...others].map(
    // Times and measured speeds are another matter each time.
    (text) => text.replace(/\d+:\d+\s*[AP]?M?|\d+ WPM|[\d.]+ ?s\b/g, '…'),
  );
}

/** The waits between tries are drawn by chance, of up to 8 seconds each before the fifth. */
async function shortenWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const random = Math.random;
    Math.random = () => random() / 50;
  });
}

/** Writes a message while faults are made, and tells what came of it. */
async function outcome(app: App, page: Page, pair: Pair, begin: () => Promise<void>) {
  const before = app.backend.backend.ledger.length;
  if (pair.isGivenUp === true) await shortenWaits(page);
  await visit(page, `${app.url}/chat`);
  const wellBefore = /\/health 200 accepted/;
  await expect.poll(async () => (await eventsOf(page)).calls.join()).toMatch(wellBefore);
  await begin();
  await sendMessage(page, 'Will it arrive?');
  await expect.poll(async () => (await eventsOf(page)).calls.join()).toMatch(pair.came);
  const pill = page.getByRole('button', { name: /^Sync status/ });
  await expect(pill).toHaveAccessibleName(pair.says);
  return {
    events: await eventsOf(page),
    screen: await screenOf(page, pair),
    effects: app.backend.backend.ledger.length - before,
  };
}

for (const [name, pair] of Object.entries(PAIRS)) {
  test(`the lab and the backend make the same fault: ${name}`, async ({ app, page, another }) => {
    const labs = await outcome(app, page, pair, () => startFault(page, name, pair.amount));
    const backends = await outcome(app, another, pair, async () => {
      app.backend.plan = ({ path }) =>
        pair.path === undefined || pair.path === path ? pair.fault : null;
      await another.evaluate(() => dispatchEvent(new Event('online')));
    });
    expect(labs).toEqual(backends);
  });
}
