import { describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '@/domain/photos/limits';
import type { PictureTools } from '@/features/profile/photos/preparing/pictureTools';
import { preparePhoto } from '@/features/profile/photos/preparing/preparePhoto';
import { container, jpeg } from '../../../domain/photos/pictureBytes.ts';

function tools(decoded: { width: number; height: number }) {
  const close = vi.fn<() => void>();
  const brush = {
    fillRect: vi.fn(),
    clearRect: vi.fn(),
    strokeRect: vi.fn(),
    drawImage: vi.fn(),
    getImageData: vi.fn((): { data: Uint8ClampedArray } => ({ data: new Uint8ClampedArray() })),
    createConicGradient: vi.fn(),
    createLinearGradient: vi.fn(),
    createPattern: vi.fn(),
    createRadialGradient: vi.fn(),
    fillStyle: '',
    strokeStyle: '',
    imageSmoothingEnabled: true,
    imageSmoothingQuality: 'low' as const,
  };
  const toJpeg = vi.fn(async () => new Blob(['photo'], { type: 'image/jpeg' }));
  const source: unknown = { decoded: true };
  const made = {
    decode: vi.fn(async (_file: Blob) => ({ ...decoded, source, close })),
    createCanvas: vi.fn(() => ({ brush, toJpeg })),
  };
  return { close, brush, toJpeg, made };
}

/** The tools of a test draw nothing, so that what they decode to is no real picture. */
function asTools(made: ReturnType<typeof tools>['made']): PictureTools {
  return Object.assign(Object.create(null), made);
}

const upright = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);

describe('preparing a photo', () => {
  it('redraws it within 1600 pixels and releases the decoded picture', async () => {
    const { made, brush, close, toJpeg } = tools({ width: 3000, height: 4000 });
    const outcome = await preparePhoto(upright(jpeg(4000, 3000)), asTools(made));
    expect(outcome).toMatchObject({ kind: 'ready', width: 1200, height: 1600 });
    expect(made.createCanvas).toHaveBeenCalledWith({ width: 1200, height: 1600 });
    expect(brush.fillRect).toHaveBeenCalledBefore(brush.drawImage);
    expect(toJpeg).toHaveBeenCalledWith(0.85);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['empty', new Blob([])],
    ['tooHeavy', new Blob([new Uint8Array(MAX_FILE_BYTES + 1)])],
    ['text', new Blob(['words'], { type: 'image/jpeg' })],
    ['tooManyPixels', upright(jpeg(8000, 8000))],
  ])('refuses what is %s before anything decodes it', async (reason, file) => {
    const { made } = tools({ width: 1, height: 1 });
    expect(await preparePhoto(file, asTools(made))).toEqual({ kind: 'refused', reason });
    expect(made.decode).not.toHaveBeenCalled();
  });

  it.each([
    ['damaged', jpeg(40, 30)],
    ['heic', container(['heic'], [40, 30])],
    ['avif', container(['avif'], [40, 30])],
  ])('refuses as %s what the browser cannot decode', async (reason, bytes) => {
    const { made } = tools({ width: 1, height: 1 });
    made.decode.mockRejectedValue(new Error('no'));
    const outcome = await preparePhoto(upright(bytes), asTools(made));
    expect(outcome).toEqual({ kind: 'refused', reason });
  });

  it('takes a JPEG that lacks its end alone, and gives it one to be decoded', async () => {
    const { made, brush } = tools({ width: 40, height: 30 });
    const bytes = jpeg(40, 30);
    brush.getImageData.mockReturnValue({ data: Uint8ClampedArray.of(128, 128, 127, 255) });
    const outcome = await preparePhoto(upright(bytes.subarray(0, -2)), asTools(made));
    expect(outcome).toMatchObject({ kind: 'ready' });
    const [decoded] = made.decode.mock.lastCall ?? [];
    expect(new Uint8Array((await decoded?.arrayBuffer()) ?? [])).toEqual(bytes);
    brush.getImageData.mockReturnValue({ data: Uint8ClampedArray.of(128, 128, 128, 255) });
    expect(await preparePhoto(upright(bytes.subarray(0, -4)), asTools(made))).toEqual({
      kind: 'refused',
      reason: 'damaged',
    });
  });

  it('refuses a file that cannot be read, as a folder', async () => {
    const file = upright(jpeg(4, 3));
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('no'));
    const { made } = tools({ width: 1, height: 1 });
    expect(await preparePhoto(file, asTools(made))).toMatchObject({ reason: 'unreadable' });
  });

  it('lets go of what was decoded also where drawing fails', async () => {
    const { made, close, toJpeg } = tools({ width: 4, height: 3 });
    toJpeg.mockRejectedValue(new Error('no memory'));
    const outcome = await preparePhoto(upright(jpeg(4, 3)), asTools(made));
    expect(outcome).toEqual({ kind: 'refused', reason: 'failed' });
    expect(close).toHaveBeenCalledOnce();
  });
});
