import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chat, chatIsRead } from '../../browser/screens/chat.ts';
import { installPackages } from '../browsers/packages.ts';
import { withBuiltApp } from '../browsers/withBuiltApp.ts';

const FOLDER = 'src/features/landing/film';
const SIZE = { width: 390, height: 700 };
/** Pixels of the film for each of the page. */
const SCALE = 2;
const FRAMES_A_SECOND = 20;

interface Frame {
  readonly file: string;
  /** Seconds. */
  readonly at: number;
}

interface Caption {
  readonly text: string;
  readonly from: number;
}

/** Takes every picture that the browser draws, until it is told to stop. */
async function record(page: Page, folder: string): Promise<() => Promise<readonly Frame[]>> {
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${frames.length}.png`);
    frames.push({ file, at: metadata.timestamp ?? 0 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return async () => {
    await session.send('Page.stopScreencast');
    await Promise.all(writing);
    return frames;
  };
}

/** Types as a person does: the gaps between keys in milliseconds, over and over. */
async function typeWith(page: Page, text: string, gaps: readonly number[]): Promise<void> {
  for (const [index, key] of [...text].entries()) {
    await page.keyboard.type(key);
    await page.waitForTimeout(gaps[index % gaps.length] ?? 0);
  }
}

/** The play: one message that hesitates, a quick one, and what was read of both. */
async function play(page: Page, say: (text: string) => void): Promise<void> {
  const { field, send, log } = chat(page);
  const replies = (count: number) =>
    log
      .getByText('Taal:', { exact: true })
      .nth(count - 1)
      .waitFor({ state: 'attached' });
  say('A message to the coach. The pauses between keys count too.');
  await field.focus();
  await page.waitForTimeout(600);
  await typeWith(
    page,
    'She loves trekking. Write an opener?',
    [160, 110, 260, 90, 420, 140, 190, 90, 320, 120, 80, 230],
  );
  await page.waitForTimeout(400);
  await send.click();
  say('The reply is made on the device, with no network.');
  await replies(1);
  await page.waitForTimeout(3000);
  say('Now a quick one.');
  await field.focus();
  await typeWith(page, 'Thanks, I love it!!', [90, 60, 140, 55, 80, 50, 170, 60, 100]);
  await page.waitForTimeout(300);
  await send.click();
  await replies(2);
  await page.waitForTimeout(2200);
  say('Speed, mood and pace of both, on the dashboard.');
  await field.blur();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Your Dashboard' }).waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo({ top: 560, behavior: 'smooth' }));
  await page.waitForTimeout(3000);
}

function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

/** The captions as WebVTT, at the upper edge: what is typed is at the lower one. */
function vtt(captions: readonly Caption[], end: number): string {
  const cues = captions.map(
    ({ text, from }, index) =>
      `${stamp(from)} --> ${stamp(captions[index + 1]?.from ?? end)} line:0\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function ffmpeg(options: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error('ffmpeg could not write the film');
}

// The film of the landing page: recorded from the built app, as fast as it was played.
installPackages('ffmpeg', ['ffmpeg']);
const frameFolder = await mkdtemp(join(tmpdir(), 'taal-film-'));
await mkdir(FOLDER, { recursive: true });
await withBuiltApp(
  async (browser, url) => {
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: SCALE,
      // No pointer is drawn, and no cursor's ring.
      isMobile: true,
      hasTouch: true,
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { level: 1, name: /^Find Your/ }).waitFor();
    await page.goto(`${url}/chat`);
    await chatIsRead(page);
    await page.waitForTimeout(1000);
    const stop = await record(page, frameFolder);
    const startedAt = Date.now() / 1000;
    const captions: Caption[] = [];
    await play(page, (text) => captions.push({ text, from: Date.now() / 1000 - startedAt }));
    const end = Date.now() / 1000 - startedAt;
    const frames = await stop();
    // The browser draws nothing while nothing changes: each picture stands until the next one.
    const list = frames.flatMap(({ file, at }, index) => {
      const from = index === 0 ? startedAt : at;
      const to = frames[index + 1]?.at ?? startedAt + end;
      return [`file '${file}'`, `duration ${Math.max(0.001, to - from).toFixed(3)}`];
    });
    const last = frames.at(-1)?.file;
    // The poster is the first message with its reply, as it stands when the second begins.
    const poster = frames.findLast(({ at }) => at < startedAt + (captions[2]?.from ?? end))?.file;
    if (last === undefined || poster === undefined) throw new Error('Nothing was recorded');
    const listFile = join(frameFolder, 'list.txt');
    await writeFile(listFile, [...list, `file '${last}'`].join('\n'));
    await ffmpeg([
      ...['-f', 'concat', '-safe', '0', '-i', listFile],
      ...['-vf', `fps=${FRAMES_A_SECOND},format=yuv420p`, '-an'],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-movflags', '+faststart'],
      join(FOLDER, 'taal.mp4'),
    ]);
    await writeFile(join(FOLDER, 'captions.vtt'), vtt(captions, end));
    await sharp(poster).webp({ quality: 60 }).toFile(join(FOLDER, 'poster.webp'));
    await context.close();
    process.stdout.write(`${FOLDER}: ${end.toFixed(1)} s, ${frames.length} pictures\n`);
  },
  [`--force-device-scale-factor=${SCALE}`],
);
await rm(frameFolder, { recursive: true });
