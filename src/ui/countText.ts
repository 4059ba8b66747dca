import { english } from './english';

const count = new Intl.NumberFormat(english);

/** A count, with the digits grouped as the reader groups them. */
export function countText(value: number): string {
  return count.format(value);
}
