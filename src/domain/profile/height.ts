import { asciiDigits } from '../language/asciiDigits';
import { isWithin } from './ownAge';

const CENTIMETRES_AN_INCH = 2.54;
const INCHES_A_FOOT = 12;

/** A height in centimetres as feet and inches: 170 is 5′7″. */
export function feetAndInches(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_AN_INCH);
  return `${Math.floor(inches / INCHES_A_FOOT)}′${inches % INCHES_A_FOOT}″`;
}

/** Heights that are taken, in centimetres. */
export const HEIGHT_BOUNDS = [100, 250] as const;

/** A number without a unit below this is in metres. */
const SHORTEST_IN_BARE_CENTIMETRES = 3;

const CENTIMETRES = /^(\d+(?:\.\d+)?)\s*(cms?|centimet(?:re|er)s?)?\.?$/;
const METRES = /^(\d(?:\.\d+)?)\s*(?:m|mtrs?|met(?:re|er)s?)\.?$/;
const METRES_AND_CENTIMETRES = /^(\d)\s*m\s*(\d\d)(?:\s*cm)?$/;
const FEET = /^(\d)\s*(?:'|ft\.?|feet|foot)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|in\.?|inch|inches)?)?$/;
const INCHES = /^(\d\d)\s*(?:"|in\.?|inch|inches)$/;

/** Typographic marks as the keyboard's, decimal commas as points. */
function plainly(text: string): string {
  return asciiDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[′’‘´`]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(',', '.');
}

function centimetresOf(written: string): number {
  const bare = CENTIMETRES.exec(written);
  if (bare !== null) {
    const value = Number(bare[1]);
    const isInMetres = bare[2] === undefined && value < SHORTEST_IN_BARE_CENTIMETRES;
    return isInMetres ? value * 100 : value;
  }
  const metres = METRES.exec(written);
  if (metres !== null) return Number(metres[1]) * 100;
  const both = METRES_AND_CENTIMETRES.exec(written);
  if (both !== null) return Number(both[1]) * 100 + Number(both[2]);
  const [, feet, inches = '0'] = FEET.exec(written) ?? [];
  if (feet !== undefined && Number(inches) < INCHES_A_FOOT) {
    return (Number(feet) * INCHES_A_FOOT + Number(inches)) * CENTIMETRES_AN_INCH;
  }
  return Number(INCHES.exec(written)?.[1] ?? Number.NaN) * CENTIMETRES_AN_INCH;
}

/**
 * The height in whole centimetres that a person wrote: "170", "170 cm", "1.70 m", "5'7"" or
 * "5 ft 7". Null for an empty text; 'refused' for what is no height that is taken.
 */
export function readHeight(text: string): number | null | 'refused' {
  const written = plainly(text);
  if (written === '') return null;
  const centimetres = Math.round(centimetresOf(written));
  return isWithin(centimetres, HEIGHT_BOUNDS) ? centimetres : 'refused';
}
