import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawArt } from '@/tools/pictures/makeArt';
import { drawPortraits } from '@/tools/pictures/makePortraits';

const KILOBYTES = 1000;
const portraits = readdirSync('public/pictures/portraits');
const pictures = readdirSync('public/pictures', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** A PNG's width and height, from its first chunk. */
function pngSize(path: string): [number, number] {
  const header = readFileSync(path).subarray(0, 24);
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
}

describe('the stock pictures', () => {
  it('are at least sixteen portraits, and none is like another', () => {
    expect(portraits.length).toBeGreaterThanOrEqual(16);
    const drawings = portraits.map((name) =>
      readFileSync(`public/pictures/portraits/${name}`, 'utf8'),
    );
    expect(new Set(drawings).size).toBe(portraits.length);
  });

  it.each(pictures)('%s is light, and says its own size', (path) => {
    expect(statSync(path).size).toBeLessThanOrEqual(15 * KILOBYTES);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(text).not.toMatch(/(?:href|src)="https?:/);
    expect(text).not.toContain('<script');
  });

  it('are what their script draws', () => {
    const drawn = new Map([...drawPortraits(), ...drawArt()]);
    expect([...drawn.keys()].sort()).toEqual([...pictures].sort());
    for (const [path, picture] of drawn) expect(readFileSync(path, 'utf8')).toBe(picture);
  });
});

describe('the icons', () => {
  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-192', 192],
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
    ['favicon-32', 32],
  ])('%s is a square of %i', (name, side) => {
    expect(pngSize(`public/icons/${name}.png`)).toEqual([side, side]);
  });

  it('come from the one drawing', () => {
    const mark = readFileSync('src/ui/brand/mark.svg', 'utf8');
    const [, beat] = /\bd="([^"]+)"/.exec(mark) ?? [];
    expect(beat).toBeTruthy();
    expect(readFileSync('public/icons/favicon.svg', 'utf8')).toContain(beat);
  });
});
