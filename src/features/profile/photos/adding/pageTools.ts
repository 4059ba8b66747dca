import type { PictureTools } from '../preparing/pictureTools';

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}

/** Decodes and draws on the page, for browsers whose workers cannot. */
export const pageTools: PictureTools = {
  async decode(file) {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    try {
      // An image element is turned upright by EXIF as soon as it is drawn.
      await image.decode();
    } catch (error) {
      URL.revokeObjectURL(url);
      throw error;
    }
    const { naturalWidth: width, naturalHeight: height } = image;
    return { width, height, source: image, close: () => URL.revokeObjectURL(url) };
  },
  createCanvas({ width, height }) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    return {
      brush: canvas.getContext('2d', { alpha: false }),
      toJpeg: (quality) => toJpeg(canvas, quality),
    };
  },
};
