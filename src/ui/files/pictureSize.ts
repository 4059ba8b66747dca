import type { Size } from '@/domain/photos/scaleToFit';

/**
 * The size of a picture; null where the browser cannot read it. Browsers take it from the head of the
 * file, and decode an image that stands in no page only when it is drawn.
 */
export async function pictureSize(file: Blob): Promise<Size | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  const isRead = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });
  URL.revokeObjectURL(url);
  return isRead ? { width: image.naturalWidth, height: image.naturalHeight } : null;
}
