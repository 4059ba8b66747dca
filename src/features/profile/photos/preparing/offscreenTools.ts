import type { PictureTools } from './pictureTools';

/** Decodes and draws without a page: for the worker. */
export const offscreenTools: PictureTools = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { width, height, source: bitmap, close: () => bitmap.close() };
  },
  createCanvas({ width, height }) {
    const canvas = new OffscreenCanvas(width, height);
    return {
      brush: canvas.getContext('2d', { alpha: false }),
      toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  },
};
