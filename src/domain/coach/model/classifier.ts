import { featuresOf } from './features';

/**
 * A trained linear classifier as the build packs it. Texts hold a number a character, above
 * `FIRST_CODE`; what is alike stands together, as that compresses best.
 */
export interface PackedModel {
  readonly classes: readonly string[];
  /** One a class. */
  readonly bias: readonly number[];
  /** What a weight can be. */
  readonly levels: readonly number[];
  /** For each bucket with weights: its distance from the one before, in digits of base 64. */
  readonly gaps: string;
  /** How many classes each bucket has a weight for. */
  readonly counts: string;
  /** The classes of each bucket: the first, then the distance of each from the one before. */
  readonly labels: string;
  /** For each of them the place of its weight in `levels`. */
  readonly weights: string;
}

/** The character that stands for 0: the first behind the quotation mark. */
export const FIRST_CODE = 35;
/** A digit that more digits follow is counted up by this. */
export const DIGITS = 64;

export interface Scored {
  readonly label: string;
  /** 0..1; all of a message's probabilities make 1. */
  readonly probability: number;
}

/** Ranks the classes for a message's normalised words, the likeliest first. */
export type Classifier = (words: readonly string[]) => readonly Scored[];

interface Entry {
  readonly label: number;
  readonly weight: number;
}

function rowsOf(model: PackedModel): ReadonlyMap<number, readonly Entry[]> {
  const { gaps, counts, labels, weights, levels } = model;
  const rows = new Map<number, readonly Entry[]>();
  const numberAt = (text: string, at: number) => text.charCodeAt(at) - FIRST_CODE;
  let bucket = 0;
  let digitAt = 0;
  let entryAt = 0;
  for (let row = 0; row < counts.length; row += 1) {
    let place = 1;
    let digit = numberAt(gaps, digitAt);
    for (; digit >= DIGITS; digit = numberAt(gaps, digitAt)) {
      bucket += (digit - DIGITS) * place;
      place *= DIGITS;
      digitAt += 1;
    }
    bucket += digit * place;
    digitAt += 1;
    const entries: Entry[] = [];
    let label = 0;
    for (let left = numberAt(counts, row); left > 0; left -= 1) {
      label += numberAt(labels, entryAt);
      entries.push({ label, weight: levels[numberAt(weights, entryAt)] ?? 0 });
      entryAt += 1;
    }
    rows.set(bucket, entries);
  }
  return rows;
}

function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Makes a stored model ready; takes some milliseconds, once. */
export function createClassifier(model: PackedModel): Classifier {
  const { classes, bias } = model;
  const rows = rowsOf(model);
  return (words) => {
    const features = featuresOf(words);
    const scores = classes.map(() => 0);
    for (const feature of features) {
      for (const { label, weight } of rows.get(feature) ?? []) {
        scores[label] = (scores[label] ?? 0) + weight;
      }
    }
    // Each feature counts less in a longer message: as a whole they have the length 1.
    const length = Math.sqrt(Math.max(1, features.length));
    const totals = scores.map((score, label) => score / length + (bias[label] ?? 0));
    const probabilities = softmax(totals);
    return classes
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };
}
