import { LONGEST_SIDE, MAX_ORIGINAL_BYTES } from '@/domain/photos/limits';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import { scaleToFit } from '@/domain/photos/scaleToFit';
import { givesBack, PROBE_SIDE } from '@/ui/canvas/givesBack';
import { ground } from '@/ui/theme/ground';
import type { Prepared } from './messages';
import type { DecodedPicture, PictureTools } from './pictureTools';

const QUALITY = 0.85;

function refused(reason: PhotoRefusal): Prepared {
  return { kind: 'refused', reason };
}

/** Redraws the picture, which drops the metadata of the file (place, device). */
async function redraw(picture: DecodedPicture, tools: PictureTools): Promise<Prepared> {
  const size = scaleToFit(picture, LONGEST_SIDE);
  const canvas = tools.createCanvas(size);
  if (canvas.brush === null) return refused('failed');
  canvas.brush.fillStyle = ground.light;
  canvas.brush.fillRect(0, 0, size.width, size.height);
  canvas.brush.imageSmoothingQuality = 'high';
  canvas.brush.drawImage(picture.source, 0, 0, size.width, size.height);
  return { kind: 'ready', blob: await canvas.toJpeg(QUALITY), ...size, isOriginal: false };
}

/** A browser that hides what is drawn would store stripes: the file itself is the photo then. */
function keep(file: Blob, { width, height }: DecodedPicture): Prepared {
  if (file.size > MAX_ORIGINAL_BYTES) return refused('hidden');
  return { kind: 'ready', blob: file, width, height, isOriginal: true };
}

function hides(tools: PictureTools): boolean {
  const { brush } = tools.createCanvas({ width: PROBE_SIDE, height: PROBE_SIDE });
  return brush !== null && !givesBack(brush);
}

/** Makes of a picture what is stored: an upright JPEG of bounded size, else the file or a reason. */
export async function preparePhoto(file: Blob, tools: PictureTools): Promise<Prepared> {
  const picture = await tools.decode(file).catch(() => null);
  if (picture === null) return refused('damaged');
  try {
    return hides(tools) ? keep(file, picture) : await redraw(picture, tools);
  } catch {
    return refused('failed');
  } finally {
    picture.close();
  }
}
