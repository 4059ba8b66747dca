import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { CARD_SIZES, type CardContent, type CardShape } from '@/domain/real-chats/card/cardContent';
import type { StaveColumn } from '@/domain/real-chats/stave/columns';
import mark from '@/ui/brand/mark.svg?raw';
import { placedVoices } from '../reading/placedVoices';
import { type Writing, writeFitted } from './fittedText';
import type { CardInks } from './inks';

/** Where the parts of a card stand, in pixels from its top; `row` is the height of a row. */
interface Layout {
  readonly brand: number;
  readonly title: number;
  readonly titleSize: number;
  readonly subtitle: number;
  readonly stave: readonly [from: number, to: number];
  readonly legend: number;
  readonly table: number;
  readonly row: number;
  readonly foot: number;
}

const LAYOUTS: Readonly<Record<CardShape, Layout>> = {
  tall: {
    brand: 130,
    title: 280,
    titleSize: 88,
    subtitle: 345,
    stave: [480, 960],
    legend: 1075,
    table: 1190,
    row: 66,
    foot: 1850,
  },
  square: {
    brand: 96,
    title: 196,
    titleSize: 68,
    subtitle: 248,
    stave: [340, 600],
    legend: 692,
    table: 780,
    row: 54,
    foot: 1038,
  },
};

const MARGIN = 84;
const LABEL_SIZE = 36;
const SMALL_SIZE = 30;
const MARK_SIZE = 60;
/** The columns of the two in the table, from their right edges. */
const COLUMN = 250;

const [, markLine = ''] = / d="([^"]+)"/.exec(mark) ?? [];
const MARK_VIEW = 32;

export interface CardDrawing {
  readonly content: CardContent;
  readonly columns: readonly StaveColumn[];
  readonly shape: CardShape;
  readonly inks: CardInks;
}

function line(
  pen: CanvasRenderingContext2D,
  [x, from, to]: readonly [x: number, from: number, to: number],
  color: string,
): void {
  pen.strokeStyle = color;
  pen.beginPath();
  pen.moveTo(x, from);
  pen.lineTo(x, to);
  pen.stroke();
}

function drawMark(pen: CanvasRenderingContext2D, y: number, { brand, font }: CardInks): void {
  pen.save();
  pen.translate(MARGIN, y - MARK_SIZE * 0.8);
  pen.scale(MARK_SIZE / MARK_VIEW, MARK_SIZE / MARK_VIEW);
  pen.strokeStyle = brand;
  pen.lineWidth = 2.75;
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(markLine));
  pen.restore();
  const at = { x: MARGIN + MARK_SIZE + 16, y, width: COLUMN };
  writeFitted(pen, 'Taal', at, { size: 48, weight: 800, font, color: brand });
}

function drawStave(pen: CanvasRenderingContext2D, drawing: CardDrawing): void {
  const { columns, shape, inks, content } = drawing;
  const { width } = CARD_SIZES[shape];
  const [from, to] = LAYOUTS[shape].stave;
  const inner = width - 2 * MARGIN;
  const label = { size: LABEL_SIZE, weight: 700, font: inks.font, color: inks.text };
  writeFitted(pen, content.names.you, { x: MARGIN, y: from - 24, width: inner }, label);
  writeFitted(pen, content.names.other, { x: MARGIN, y: to + 50, width: inner }, label);
  pen.fillStyle = inks.line;
  pen.fillRect(MARGIN, (from + to) / 2 - 1, inner, 2);
  // As thick as the room of a column allows, never so thick that neighbours touch.
  pen.lineWidth = Math.min(16, Math.max(4, (inner / Math.max(1, columns.length)) * 0.5));
  const y = (percent: number) => from + ((to - from) * percent) / 100;
  for (const beat of placedVoices(columns)) {
    const color = beat.mood === null ? inks.line : inks.moods[beat.mood];
    line(pen, [MARGIN + (inner * beat.x) / 100, y(beat.from), y(beat.to)], color);
  }
}

function drawLegend(pen: CanvasRenderingContext2D, { shape, inks }: CardDrawing): void {
  const { width } = CARD_SIZES[shape];
  const { legend } = LAYOUTS[shape];
  const place = (width - 2 * MARGIN) / SENTIMENTS.length;
  pen.lineWidth = 10;
  SENTIMENTS.forEach((mood, index) => {
    const x = MARGIN + index * place;
    line(pen, [x + 5, legend - 24, legend - 2], inks.moods[mood]);
    const at = { x: x + 24, y: legend, width: place - 32 };
    writeFitted(pen, mood, at, {
      size: SMALL_SIZE,
      weight: 500,
      font: inks.font,
      color: inks.soft,
    });
  });
}

function drawTable(pen: CanvasRenderingContext2D, { content, shape, inks }: CardDrawing): void {
  const { width } = CARD_SIZES[shape];
  const { table, row } = LAYOUTS[shape];
  const right = width - MARGIN;
  const { font } = inks;
  const cells = (texts: readonly [string, string], y: number, writing: Omit<Writing, 'font'>) => {
    pen.textAlign = 'right';
    texts.forEach((text, index) => {
      const at = { x: right - (1 - index) * COLUMN, y, width: COLUMN - 24 };
      writeFitted(pen, text, at, { ...writing, font });
    });
    pen.textAlign = 'left';
  };
  const head = table - row;
  // Both of one size: they stand in full beside their voices.
  const names = { size: SMALL_SIZE, weight: 600, color: inks.soft, keepsSize: true };
  cells([content.names.you, content.names.other], head + row * 0.66, names);
  content.rows.forEach(({ label, you, other }, index) => {
    const y = table + index * row;
    pen.fillStyle = inks.line;
    pen.fillRect(MARGIN, y, width - 2 * MARGIN, 2);
    const base = y + row * 0.68;
    const at = { x: MARGIN, y: base, width: width - 2 * (MARGIN + COLUMN) - 24 };
    writeFitted(pen, label, at, { size: LABEL_SIZE, weight: 500, font, color: inks.text });
    cells([you, other], base, { size: LABEL_SIZE, weight: 700, color: inks.text });
  });
}

/** Draws the card to share; the canvas has the size of its shape. */
export function drawCard(pen: CanvasRenderingContext2D, drawing: CardDrawing): void {
  const { content, shape, inks } = drawing;
  const { width, height } = CARD_SIZES[shape];
  const { brand, title, titleSize, subtitle, foot } = LAYOUTS[shape];
  const { font } = inks;
  const inner = width - 2 * MARGIN;
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, width, height);
  pen.lineCap = 'round';
  pen.textAlign = 'left';
  drawMark(pen, brand, inks);
  const at = (y: number) => ({ x: MARGIN, y, width: inner });
  const small = { size: LABEL_SIZE, weight: 500, font, color: inks.soft };
  const large = { size: titleSize, weight: 800, font, color: inks.text };
  writeFitted(pen, content.title, at(title), large);
  writeFitted(pen, content.subtitle, at(subtitle), small);
  drawStave(pen, drawing);
  drawLegend(pen, drawing);
  drawTable(pen, drawing);
  writeFitted(pen, content.foot, at(foot), { ...small, size: SMALL_SIZE });
}
