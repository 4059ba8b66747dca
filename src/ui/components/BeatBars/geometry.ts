export const colourSteps = 12;

/** Three, as what is mixed in oklab is not what a gradient would mix. */
export const gradientStops = [0, 0.5, 1];

export const beatSizes = {
  small: { bar: 2, gap: 2, height: 14 },
  strip: { bar: 3, gap: 2.5, height: 28 },
  hero: { bar: 4, gap: 3, height: 84 },
} as const;

export type BeatSize = keyof typeof beatSizes;

interface Bar {
  readonly bar: number;
  readonly height: number;
}

/** A bar's ends are round: at rest it is a dot as high as it is wide. */
export function barSpan(value: number, { bar, height }: Bar) {
  const level = Math.min(1, Math.max(0, value));
  const half = Math.max(0.01, (level * (height - bar)) / 2);
  return { top: height / 2 - half, bottom: height / 2 + half };
}

/** How wide the bars are together with the gaps between them. */
export function beatsWidth(count: number, size: BeatSize): number {
  const { bar, gap } = beatSizes[size];
  return Math.max(0, count * (bar + gap) - gap);
}

/** Where the middle of a bar stands. */
export function barMiddle(index: number, size: BeatSize): number {
  const { bar, gap } = beatSizes[size];
  return bar / 2 + index * (bar + gap);
}

/** No screen shows a hundredth of a pixel. */
const short = (length: number) => Math.round(length * 100) / 100;

/** All bars in one path, at the places that `middleOf` gives them. */
export function beatPath(
  values: readonly number[],
  bar: Bar,
  middleOf: (index: number) => number,
): string {
  return values
    .map((value, index) => {
      const { top, bottom } = barSpan(value, bar);
      return `M${short(middleOf(index))} ${short(top)}V${short(bottom)}`;
    })
    .join('');
}

export const colourStep = (index: number, count: number) =>
  count < 2 ? 0 : Math.round((index / (count - 1)) * (colourSteps - 1));
