import { givesBack, PROBE_SIDE } from '@/ui/canvas/givesBack';

/** Whether the browser hides what is drawn: a card would be saved as noise. */
function hidesDrawings(): boolean {
  const side = { width: PROBE_SIDE, height: PROBE_SIDE };
  const pen = Object.assign(document.createElement('canvas'), side).getContext('2d');
  return pen !== null && !givesBack(pen);
}

/**
 * The picture of a canvas as a file without a name of anybody, or `text` where the browser hides what
 * is drawn; null where it makes none.
 */
export function cardFile(
  canvas: HTMLCanvasElement,
  shape: string,
  text: string,
): Promise<File | null> {
  if (hidesDrawings()) {
    return Promise.resolve(new File([text], 'taal-rhythm.txt', { type: 'text/plain' }));
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      const name = `taal-rhythm-${shape}.png`;
      resolve(blob === null ? null : new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });
}
