import type { Limit } from '../../limits.ts';

/** A value beside its limit, with the thing that has it where a limit holds for several. */
export interface Measured {
  readonly limit: Limit;
  readonly of?: string;
  readonly value: number;
}

function numbers(values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 100) / 100).padStart(9)).join('');
}

/** Prints a line for each limit with what is used and left; true when none is exceeded. */
export async function report(
  measured: Iterable<Measured> | AsyncIterable<Measured>,
): Promise<boolean> {
  process.stdout.write('         used    limit     left\n');
  let passed = 0;
  let failed = 0;
  for await (const { limit, of, value } of measured) {
    const { what, unit, alarm } = limit;
    // NaN, which is nothing that could be measured, is not within a limit either.
    const isWithin = value <= alarm;
    if (isWithin) passed += 1;
    else failed += 1;
    const name = of === undefined ? what : `${what}: ${of}`;
    const row = numbers([value, alarm, alarm - value]);
    process.stdout.write(`${isWithin ? '    ' : 'OVER'}${row}  ${unit.padEnd(22)}  ${name}\n`);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0;
}
