import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Random } from '../../../src/domain/random.ts';
import type { App } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';

/** What a monkey must not press: deleting is no loss, and Taal's own address is where it stays. */
const FORBIDDEN = /delete|clear all|erase|import|restore|replace/i;
const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowLeft', 'Space', 'Home'];
const SCRAPS = ['chai', ' 😀 ', 'नमस्ते ', '12', '<b>', '…', '   ', 'I love this! '];

/** Once a key was never taken, for whatever reason; the step ends, and is counted as this. */
const LONGEST_STEP_MS = 20_000;
const NEVER = 'not done in time';

export interface Walk {
  /** Texts that stood in the conversation after they were sent. */
  readonly acknowledged: readonly string[];
  readonly steps: Readonly<Record<string, number>>;
}

interface Places {
  readonly page: Page;
  readonly app: App;
  readonly random: Random;
  readonly acknowledged: string[];
}

function pick<T>(random: Random, values: readonly T[]): T | undefined {
  return values[Math.floor(random() * values.length)];
}

/**
 * Stops a press on what a monkey must not press in the page itself: a sheet that opens between a look
 * and the press that follows would put the bin under the finger. Keys press by a click, too.
 */
function guard({ source, flags }: { readonly source: string; readonly flags: string }): void {
  const forbidden = new RegExp(source, flags);
  addEventListener(
    'click',
    (event) => {
      const [pressed] = event.composedPath();
      const control = pressed instanceof Element && pressed.closest('button, a, label');
      if (!control) return;
      if (!forbidden.test(`${control.getAttribute('aria-label') ?? ''} ${control.textContent}`))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** A finger anywhere on the screen. */
async function tapAnywhere({ page, random }: Places): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  await page.mouse.click(random() * width, random() * height);
}

/** A finger on something that can be pressed; most of a screen cannot. */
async function tapControl({ page, random }: Places): Promise<void> {
  const controls = page.locator('button:visible, a[href]:visible, [role=switch]:visible');
  const chosen = pick(random, [...Array(await controls.count()).keys()]);
  // It may be gone, or lie under something, by now.
  if (chosen !== undefined) await controls.nth(chosen).click({ timeout: 500 });
}

async function typeAnywhere({ page, random }: Places): Promise<void> {
  await page.keyboard.type(pick(random, SCRAPS) ?? '');
}

async function pressKey({ page, random }: Places): Promise<void> {
  await page.keyboard.press(pick(random, KEYS) ?? 'Tab');
}

async function scroll({ page, random }: Places): Promise<void> {
  await page.mouse.wheel(0, (random() - 0.5) * 2000);
}

async function goBack({ page }: Places): Promise<void> {
  await page.evaluate(() => history.back());
}

async function toggleServer({ app, random }: Places): Promise<void> {
  if (random() < 0.5) await app.stop();
  else await app.start();
}

/** Goes to the chat from wherever it is; the page itself lives on, or nothing could grow in it. */
async function goToChat({ page, app }: Places): Promise<void> {
  if (new URL(page.url()).pathname === '/chat') return;
  for (const _ of ['a sheet', 'what opened it']) await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const link = page.getByRole('link', { name: 'AI Chat', exact: true });
  await menu.click({ timeout: 10_000 });
  await link.click({ timeout: 10_000 }).catch(() => visit(page, `${app.url}/chat`));
}

/** Says something that it has never said before. */
async function say(places: Places): Promise<void> {
  const { page, app, acknowledged } = places;
  await goToChat(places).catch(() => visit(page, `${app.url}/chat`));
  const { field, log } = chat(page);
  const text = `Monkey says ${crypto.randomUUID()}`;
  await field.fill(text, { timeout: 20_000 });
  await page.keyboard.press('Enter');
  await log.getByText(text, { exact: true }).waitFor({ timeout: 20_000 });
  acknowledged.push(text);
}

const actions: Readonly<Record<string, readonly [number, (places: Places) => Promise<void>]>> = {
  'tap a control': [10, tapControl],
  'tap anywhere': [6, tapAnywhere],
  type: [4, typeAnywhere],
  'press a key': [4, pressKey],
  scroll: [3, scroll],
  'go back': [1, goBack],
  'cut or join the network': [1, toggleServer],
  'say something': [2, say],
};
const weighted = Object.entries(actions).flatMap(([name, [weight]]) =>
  Array.from({ length: weight }, () => name),
);

/** Taps and types at random for so long; what a random step cannot do is no fault. */
export async function runMonkey(
  page: Page,
  app: App,
  { seconds, random }: { readonly seconds: number; readonly random: Random },
): Promise<Walk> {
  const places: Places = { page, app, random, acknowledged: [] };
  const steps: Record<string, number> = {};
  const { source, flags } = FORBIDDEN;
  await page.addInitScript(guard, { source, flags });
  await page.evaluate(guard, { source, flags });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const name = pick(random, weighted) ?? 'scroll';
    const [, act] = actions[name] ?? [1, scroll];
    const step = act(places).then(
      () => name,
      () => `${name}, in vain`,
    );
    const done = await Promise.race([step, wait(LONGEST_STEP_MS, NEVER, { ref: false })]);
    steps[done] = (steps[done] ?? 0) + 1;
    if (done === NEVER) await visit(page, `${app.url}/chat`);
  }
  await app.start();
  if (places.acknowledged.length === 0) {
    await visit(page, `${app.url}/chat`);
    await say(places);
  }
  return { acknowledged: places.acknowledged, steps };
}
