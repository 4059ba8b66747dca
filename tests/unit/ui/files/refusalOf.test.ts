import { describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '@/domain/photos/limits';
import type { Size } from '@/domain/photos/scaleToFit';
import { refusalOf } from '@/ui/files/refusalOf';
import { container, gif, jpeg, png, webp } from '../../domain/photos/pictureBytes.ts';

function measuring(size: Size | null) {
  return vi.fn(async (_file: Blob) => size);
}

const small = { width: 40, height: 30 };

describe('a file offered as a photo', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['GIF', gif('89a')],
    ['AVIF', container(['avif'])],
    ['HEIC', container(['heic'])],
  ])('may become one as a %s that the browser reads', async (_, bytes) => {
    const file = new Blob([bytes]);
    const sizeOf = measuring(small);
    expect(await refusalOf(file, sizeOf)).toBeNull();
    expect(sizeOf).toHaveBeenCalledExactlyOnceWith(file);
  });

  it.each([
    ['empty', new Blob([])],
    ['tooHeavy', new Blob([jpeg, new Uint8Array(MAX_FILE_BYTES)])],
    ['text', new Blob(['words'], { type: 'image/jpeg' })],
    ['svg', new Blob(['<svg/>'], { type: 'image/png' })],
    ['other', new Blob([new Uint8Array(64)])],
  ])('is refused as %s before the browser reads it', async (reason, file) => {
    const sizeOf = measuring(small);
    expect(await refusalOf(file, sizeOf)).toBe(reason);
    expect(sizeOf).not.toHaveBeenCalled();
  });

  it('is refused with too many pixels', async () => {
    const sizeOf = measuring({ width: 8000, height: 8000 });
    expect(await refusalOf(new Blob([jpeg]), sizeOf)).toBe('tooManyPixels');
  });

  it.each([
    ['damaged', jpeg],
    ['heic', container(['heic'])],
    ['avif', container(['avif'])],
  ])('is refused as %s where the browser cannot read it', async (reason, bytes) => {
    expect(await refusalOf(new Blob([bytes]), measuring(null))).toBe(reason);
  });

  it('is refused where it cannot be read, as a folder', async () => {
    const file = new Blob([jpeg]);
    const gone = new Blob([jpeg]);
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('no'));
    vi.spyOn(file, 'slice').mockReturnValue(gone);
    expect(await refusalOf(file, measuring(small))).toBe('unreadable');
  });

  it('is looked at in its first bytes only', async () => {
    const file = new Blob([jpeg, new Uint8Array(100_000)]);
    const slice = vi.spyOn(file, 'slice');
    const whole = vi.spyOn(file, 'arrayBuffer');
    await refusalOf(file, measuring(small));
    expect(slice.mock.results.map(({ value }) => value.size)).toEqual([8192]);
    expect(whole).not.toHaveBeenCalled();
  });
});
