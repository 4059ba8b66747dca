import { DIGITS, FIRST_CODE, type PackedModel } from '../../domain/coach/model/classifier.ts';
import type { TrainedModel } from './trainClassifier.ts';

/** Sizes that a weight can have, beside its sign; more are heard no better. */
const SIZES = 7;

const character = (value: number) => String.fromCharCode(FIRST_CODE + value);

function digits(value: number): string {
  let text = '';
  let rest = value;
  for (; rest >= DIGITS; rest = Math.floor(rest / DIGITS))
    text += character(DIGITS + (rest % DIGITS));
  return text + character(rest);
}

/** Sizes from the smallest weight to the largest, each the same part larger than the one before. */
function sizesOf(rows: TrainedModel['rows']): readonly number[] {
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (const row of rows.values()) {
    for (const value of row) {
      if (value === 0) continue;
      smallest = Math.min(smallest, Math.abs(value));
      largest = Math.max(largest, Math.abs(value));
    }
  }
  const from = Math.max(smallest, largest / 16);
  const step = (largest / from) ** (1 / (SIZES - 1));
  return Array.from({ length: SIZES }, (_, index) => from * step ** index);
}

const rounded = (value: number) => Number(value.toPrecision(3));

/** Stores each weight of a model that is not 0 as one of a few levels (see `PackedModel`). */
export function packModel({ classes, bias, rows }: TrainedModel): PackedModel {
  const sizes = sizesOf(rows);
  const levels = [...sizes.map((size) => -size), ...sizes];
  const nearest = (value: number) => {
    const strength = Math.log(Math.abs(value));
    const at = sizes.reduce(
      (best, size, index) =>
        Math.abs(Math.log(size) - strength) < Math.abs(Math.log(sizes[best] ?? 1) - strength)
          ? index
          : best,
      0,
    );
    return value < 0 ? at : SIZES + at;
  };
  let [gaps, counts, labels, weights] = ['', '', '', ''];
  let previous = 0;
  for (const [bucket, row] of [...rows].sort(([one], [other]) => one - other)) {
    let count = 0;
    let before = 0;
    for (const [label, value] of row.entries()) {
      // What is nearer to nothing than to the smallest size.
      if (Math.abs(value) < (sizes[0] ?? 0) / 2) continue;
      labels += character(label - before);
      weights += character(nearest(value));
      before = label;
      count += 1;
    }
    if (count === 0) continue;
    gaps += digits(bucket - previous);
    counts += character(count);
    previous = bucket;
  }
  return {
    classes,
    bias: [...bias].map(rounded),
    levels: levels.map(rounded),
    gaps,
    counts,
    labels,
    weights,
  };
}
