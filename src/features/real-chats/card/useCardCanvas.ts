import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardDrawing, drawCard } from './drawCard';
import { inksOf } from './inks';

export interface CardCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The browser draws nothing on a canvas. */
  readonly hasFailed: boolean;
}

/** A canvas that shows the card, drawn again when it changes and when its font has come. */
export function useCardCanvas({ content, columns, shape }: Omit<CardDrawing, 'inks'>): CardCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d') ?? null;
    if (element === null || pen === null) {
      setHasFailed(true);
      return;
    }
    let isCurrent = true;
    const draw = () => {
      if (isCurrent) drawCard(pen, { content, columns, shape, inks: inksOf(element) });
    };
    draw();
    const drawWithFont = async () => {
      await document.fonts?.ready;
      draw();
    };
    drawWithFont().catch(() => setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [content, columns, shape]);
  return { canvas, hasFailed };
}
