import { onFirstUse } from '../page/onFirstUse';
import { english } from './english';

const count = onFirstUse(() => new Intl.NumberFormat(english));

/** A count, with the digits grouped as the reader groups them. */
export function countText(value: number): string {
  // No English groups the digits of less than a thousand.
  const isShort = Number.isInteger(value) && value >= 0 && value < 1000;
  return isShort ? String(value) : count().format(value);
}
