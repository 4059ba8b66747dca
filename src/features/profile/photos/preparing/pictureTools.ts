import type { Size } from '@/domain/photos/scaleToFit';

/** A decoded picture, turned upright; it holds much memory until it is closed. */
export interface DecodedPicture extends Size {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

type Brush = CanvasRect &
  CanvasFillStrokeStyles &
  CanvasDrawImage &
  CanvasImageSmoothing &
  Pick<CanvasImageData, 'getImageData'>;

export interface PictureCanvas {
  readonly brush: Brush | null;
  readonly toJpeg: (quality: number) => Promise<Blob>;
}

/** What decodes and draws: in a worker, or on the page where workers cannot draw. */
export interface PictureTools {
  readonly decode: (file: Blob) => Promise<DecodedPicture>;
  readonly createCanvas: (size: Size) => PictureCanvas;
}
