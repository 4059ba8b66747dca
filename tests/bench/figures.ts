import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One measured value beside what it should be at most. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[index] ?? Number.NaN) * 10) / 10;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Prints all figures as one table and keeps them as JSON, for a look at what changed. */
export function report(figures: readonly Figure[], file: string): void {
  console.table(figures.map((row) => ({ ...row, within: row.value <= row.limit ? 'yes' : 'NO' })));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), figures }, null, 2)}\n`);
  process.stdout.write(`Written to ${file}\n`);
}
