export const colourSteps = 24;

export const beatSizes = {
  small: { bar: 2, gap: 2, height: 14 },
  strip: { bar: 3, gap: 2.5, height: 28 },
  hero: { bar: 4, gap: 3, height: 84 },
} as const;

export type BeatSize = keyof typeof beatSizes;

/** A bar's ends are round: at rest it is a dot as high as it is wide. */
export function barSpan(value: number, { bar, height }: { bar: number; height: number }) {
  const level = Math.min(1, Math.max(0, value));
  const half = Math.max(0.01, (level * (height - bar)) / 2);
  return { top: height / 2 - half, bottom: height / 2 + half };
}

export const colourStep = (index: number, count: number) =>
  count < 2 ? 0 : Math.round((index / (count - 1)) * (colourSteps - 1));
