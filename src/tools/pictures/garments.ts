import type { Options } from '@dicebear/avataaars';
import { mix, palette } from './palette';
import { element } from './svg';

type Clothing = NonNullable<Options['clothing']>[number];

interface Garment {
  /** The avataaars garment underneath. */
  readonly clothing: Clothing;
  /** What is drawn over it, in the coordinates of the avataaars body (264 x 280). */
  readonly overlay?: (clothes: string, accent: string) => string;
}

const darker = (colour: string) => mix(colour, palette.aubergine, 0.28);

function fill(d: string, colour: string, opacity?: number): string {
  return element('path', { d, fill: colour, 'fill-opacity': opacity });
}

function stroke(d: string, colour: string, width: number): string {
  return element('path', { d, stroke: colour, 'stroke-width': width });
}

function buttons(x: number, heights: readonly number[], colour: string): string {
  return heights.map((cy) => element('circle', { cx: x, cy, r: 2.4, fill: colour })).join('');
}

const collar = 'M99 198C97 214 112 225 132.5 225S168 214 166 198';

function kurta(clothes: string, accent: string): string {
  const shade = darker(clothes);
  return [
    fill('M125 224H140V262Q140 266 136 266H129Q125 266 125 262Z', shade, 0.45),
    stroke(collar, shade, 8),
    stroke('M99 203C99 217 114 228.5 132.5 228.500S166 217 166 203', accent, 2),
    buttons(132.5, [236, 246, 256], accent),
  ].join('');
}

function nehruJacket(clothes: string, accent: string): string {
  const shade = darker(clothes);
  const left =
    'M95 199.500C92 203 76 205 62 213C70 236 70 258 66 280H131V228C112 227 98 214 99 199Z';
  const right =
    'M170 199.500C173 203 188 205 202 213C194 236 194 258 198 280H131V228C153 227 167 214 166 199Z';
  return [
    fill(left, clothes),
    fill(right, clothes),
    fill('M131 228H134V280H131Z', shade),
    stroke('M97 199C97 216 112 228 132.5 228S168 216 168 199', shade, 7),
    buttons(139, [240, 254, 268], accent),
    fill('M166 246L186 243L185 249L167 251Z', accent),
  ].join('');
}

/** The pallu of a sari: a band from one shoulder across the chest. */
function sari(clothes: string, accent: string): string {
  const band =
    'M169 199.600A72 72 0 0 1 217 227C205 245 176 266 160 280H48C92 268 146 240 169 199.600Z';
  return [
    fill(band, accent),
    stroke('M172 203C148 244 98 270 56 280', palette.gold, 4),
    stroke('M190 207C172 240 136 266 108 281M203 215C186 242 158 264 136 281', darker(accent), 1.6),
    fill(
      'M169 199.600C146 240 92 268 48 280H40C90 266 142 238 165 199.200Z',
      darker(clothes),
      0.35,
    ),
  ].join('');
}

/** A dupatta over both shoulders. */
function dupatta(clothes: string, accent: string): string {
  const shade = darker(accent);
  return [
    stroke('M132.5 232V280', darker(clothes), 1.6),
    fill('M84 202.500L101 198C101 226 108 252 106 280H66C74 254 76 228 84 202.500Z', accent),
    fill('M181 202.500L164 198C164 226 157 252 159 280H199C191 254 189 228 181 202.500Z', accent),
    stroke('M92 206C90 232 88 256 82 281M173 206C175 232 177 256 183 281', shade, 1.6),
    stroke('M99 200C99 228 105 254 103 281M166 200C166 228 160 254 162 281', palette.gold, 2.4),
  ].join('');
}

export const garments = {
  kurta: { clothing: 'shirtCrewNeck', overlay: kurta },
  nehruJacket: { clothing: 'shirtCrewNeck', overlay: nehruJacket },
  sari: { clothing: 'shirtScoopNeck', overlay: sari },
  dupatta: { clothing: 'shirtScoopNeck', overlay: dupatta },
  vNeck: { clothing: 'shirtVNeck' },
  crewNeck: { clothing: 'shirtCrewNeck' },
  hoodie: { clothing: 'hoodie' },
  blazer: { clothing: 'blazerAndShirt' },
  sweater: { clothing: 'collarAndSweater' },
} as const satisfies Record<string, Garment>;

export type GarmentName = keyof typeof garments;

export function garment(name: GarmentName): Garment {
  return garments[name];
}
