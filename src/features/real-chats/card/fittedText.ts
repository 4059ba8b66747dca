import { cutText } from '@/domain/language/cutText';

/** The part of a canvas that measures and writes. */
export interface Pen extends Pick<CanvasRenderingContext2D, 'font' | 'fillStyle' | 'fillText'> {
  measureText(text: string): { readonly width: number };
}

export interface Writing {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly font: string;
  readonly color: string;
  /** It is cut without becoming smaller first. */
  readonly keepsSize?: boolean;
}

/** Of a name that is too long, so much smaller it may become before it is cut. */
const SMALLEST = 0.45;
const STEP = 4;

/** Cut off at the end, with the mark that directions need closed again. */
function shortened(pen: Pen, text: string, width: number): string {
  const closing = text.endsWith('\u2069') ? '\u2069' : '';
  let most = text.length - closing.length - 1;
  while (most > 1) {
    const cut = `${cutText(text, most).trimEnd()}…${closing}`;
    if (pen.measureText(cut).width <= width) return cut;
    most = Math.min(most - 1, Math.floor(most * 0.9));
  }
  return '…';
}

/** Writes a text on one line of at most `width` pixels: smaller where it must be, then cut off. */
export function writeFitted(
  pen: Pen,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  { size, weight, font, color, keepsSize = false }: Writing,
): void {
  const smallest = keepsSize ? size : size * SMALLEST;
  let used = size;
  const use = () => {
    pen.font = `${weight} ${used}px ${font}`;
    return pen.measureText(text).width <= at.width;
  };
  while (!use() && used - STEP >= smallest) used -= STEP;
  pen.fillStyle = color;
  const fits = pen.measureText(text).width <= at.width;
  pen.fillText(fits ? text : shortened(pen, text, at.width), at.x, at.y);
}
