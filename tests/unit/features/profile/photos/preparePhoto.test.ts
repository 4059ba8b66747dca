import { describe, expect, it, vi } from 'vitest';
import { MAX_ORIGINAL_BYTES } from '@/domain/photos/limits';
import type { PictureTools } from '@/features/profile/photos/preparing/pictureTools';
import { preparePhoto } from '@/features/profile/photos/preparing/preparePhoto';
import { PROBE_SIDE } from '@/ui/canvas/givesBack';
import { pixelPen } from '../../../../support/fakes/pixelPen.ts';

function tools(
  decoded: { width: number; height: number },
  give?: (data: Uint8ClampedArray) => void,
) {
  const close = vi.fn<() => void>();
  const brush = {
    fillRect: vi.fn(),
    clearRect: vi.fn(),
    strokeRect: vi.fn(),
    drawImage: vi.fn(),
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
    createCanvas: vi.fn(({ width }: { width: number }) =>
      width === PROBE_SIDE ? { brush: pixelPen(PROBE_SIDE, give), toJpeg } : { brush, toJpeg },
    ),
  };
  return { close, brush, toJpeg, made };
}

/** The tools of a test draw nothing, so that what they decode to is no real picture. */
function asTools(made: ReturnType<typeof tools>['made']): PictureTools {
  return Object.assign(Object.create(null), made);
}

const file = new Blob(['file']);

describe('preparing a photo', () => {
  it('redraws it within 1600 pixels and releases the decoded picture', async () => {
    const { made, brush, close, toJpeg } = tools({ width: 3000, height: 4000 });
    const outcome = await preparePhoto(file, asTools(made));
    expect(outcome).toMatchObject({ kind: 'ready', width: 1200, height: 1600, isOriginal: false });
    expect(made.createCanvas).toHaveBeenCalledWith({ width: 1200, height: 1600 });
    expect(brush.fillRect).toHaveBeenCalledBefore(brush.drawImage);
    expect(toJpeg).toHaveBeenCalledWith(0.85);
    expect(close).toHaveBeenCalledOnce();
  });

  it('refuses what the browser cannot decode, such as a file that was cut off', async () => {
    const { made } = tools({ width: 1, height: 1 });
    made.decode.mockRejectedValue(new Error('no'));
    const outcome = await preparePhoto(file, asTools(made));
    expect(outcome).toEqual({ kind: 'refused', reason: 'damaged' });
  });

  it('keeps the file where the browser hides what is drawn', async () => {
    const { made, close, toJpeg } = tools({ width: 3000, height: 4000 }, (data) => data.fill(255));
    const outcome = await preparePhoto(file, asTools(made));
    expect(outcome).toEqual({
      kind: 'ready',
      blob: file,
      width: 3000,
      height: 4000,
      isOriginal: true,
    });
    expect(toJpeg).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  });

  it('refuses a file that is too large to keep there', async () => {
    const { made } = tools({ width: 3000, height: 4000 }, (data) => data.fill(255));
    const large = new Blob([new Uint8Array(MAX_ORIGINAL_BYTES + 1)]);
    const outcome = await preparePhoto(large, asTools(made));
    expect(outcome).toEqual({ kind: 'refused', reason: 'hidden' });
  });

  it('lets go of what was decoded also where drawing fails', async () => {
    const { made, close, toJpeg } = tools({ width: 40, height: 30 });
    toJpeg.mockRejectedValue(new Error('no memory'));
    const outcome = await preparePhoto(file, asTools(made));
    expect(outcome).toEqual({ kind: 'refused', reason: 'failed' });
    expect(close).toHaveBeenCalledOnce();
  });
});
