const CENTIMETRES_AN_INCH = 2.54;

/** A height in centimetres as feet and inches: 170 is 5′7″. */
export function feetAndInches(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_AN_INCH);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** Heights that are taken, in centimetres. */
export const HEIGHT_BOUNDS = [100, 250] as const;
