import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One measured value beside what it should be at most, or at least. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly atLeast?: true;
  /** How many times that of the smallest app of the same stack. */
  readonly 'to floor'?: number;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[index] ?? Number.NaN) * 10) / 10;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A value as tables show it. */
export function rounded(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Prints figures as one table, and hands them on. */
export function report(figures: readonly Figure[]): readonly Figure[] {
  console.table(
    figures.map(({ atLeast, ...row }) => {
      const isWithin = atLeast ? row.value >= row.limit : row.value <= row.limit;
      return { ...row, within: isWithin ? 'yes' : 'NO' };
    }),
  );
  return figures;
}

/** Keeps what a part has measured as JSON, for a look at what changed. */
export function keep(part: string, measured: unknown): void {
  const file = fileURLToPath(new URL(`../../.tmp/bench/${part}.json`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ at, measured }, null, 2)}\n`);
  process.stdout.write(`Written to ${file}\n`);
}
