/** The picture of a canvas as a file without a name of anybody; null where the browser makes none. */
export function cardFile(canvas: HTMLCanvasElement, shape: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      const name = `taal-rhythm-${shape}.png`;
      resolve(blob === null ? null : new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });
}
