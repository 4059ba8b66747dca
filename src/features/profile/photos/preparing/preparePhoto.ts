import { checkPhoto, checkWeight, undecodable } from '@/domain/photos/checkPhoto';
import { LONGEST_SIDE } from '@/domain/photos/limits';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import { scaleToFit } from '@/domain/photos/scaleToFit';
import { ground } from '@/ui/theme/ground';
import { lacksRows } from './lacksRows';
import type { Prepared } from './messages';
import type { DecodedPicture, PictureTools } from './pictureTools';

const QUALITY = 0.85;

function refused(reason: PhotoRefusal): Prepared {
  return { kind: 'refused', reason };
}

/** Redraws the picture, which drops the metadata of the file (place, device). */
async function redraw(
  picture: DecodedPicture,
  tools: PictureTools,
  isCut: boolean,
): Promise<Prepared> {
  const size = scaleToFit(picture, LONGEST_SIDE);
  const canvas = tools.createCanvas(size);
  if (canvas.brush === null) return refused('failed');
  canvas.brush.fillStyle = ground.light;
  canvas.brush.fillRect(0, 0, size.width, size.height);
  canvas.brush.imageSmoothingQuality = 'high';
  canvas.brush.drawImage(picture.source, 0, 0, size.width, size.height);
  if (isCut && lacksRows(canvas.brush, size)) return refused('damaged');
  return { kind: 'ready', blob: await canvas.toJpeg(QUALITY), ...size };
}

/** Makes of a file what is stored: an upright JPEG of bounded size, or the reason for none. */
export async function preparePhoto(file: Blob, tools: PictureTools): Promise<Prepared> {
  const weight = checkWeight(file.size);
  if (weight !== null) return refused(weight);
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return refused('unreadable');
  const check = checkPhoto(new Uint8Array(content));
  if (check.kind === 'refused') return check;
  const { format, missingEnd = [] } = check;
  // Chromium decodes no JPEG without its end.
  const isCut = missingEnd.length > 0;
  const whole = isCut ? new Blob([file, Uint8Array.from(missingEnd)], { type: file.type }) : file;
  const picture = await tools.decode(whole).catch(() => null);
  if (picture === null) return refused(undecodable(format));
  try {
    return await redraw(picture, tools, isCut);
  } catch {
    return refused('failed');
  } finally {
    picture.close();
  }
}
