import { createThemeContract } from '@vanilla-extract/css';
import { scale } from './scale';

/** What a theme or the width of the window changes. */
export const changing = createThemeContract({
  color: {
    ground: null,
    canvas: null,
    card: null,
    sunken: null,
    hover: null,
    ink: null,
    soft: null,
    line: null,
    outline: null,
    brand: null,
    brandHover: null,
    onBrand: null,
    brandTint: null,
    onBrandTint: null,
    marigold: null,
    marigoldTint: null,
    onMarigoldTint: null,
    peacock: null,
    peacockTint: null,
    onPeacockTint: null,
    rise: null,
    danger: null,
    dangerHover: null,
    onDanger: null,
    dangerTint: null,
    onDangerTint: null,
    chart: null,
    groove: null,
    segment: null,
    inverse: null,
    onInverse: null,
    inverseAccent: null,
    focusHalo: null,
    scrim: null,
    shimmer: null,
  },
  shadow: { hair: null, card: null, raised: null, overlay: null },
  font: { web: null, body: null },
  text: { lead: null, display: null, hero: null },
  space: { gutter: null },
});

/** Every token: what changes is a custom property, the rest its value. */
export const vars = {
  ...scale,
  ...changing,
  color: { ...scale.color, ...changing.color },
  text: { ...scale.text, ...changing.text },
  space: { ...scale.space, ...changing.space },
};
