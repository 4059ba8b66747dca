const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit of any script: in each they stand in a row, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  // Some rows follow one another without a gap.
  return before % 10;
}

/** A text with the digits of every script, such as Devanagari, written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
