import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { globalFontFace } from '@vanilla-extract/css';
import { STAND_IN, WEB_FONT } from './webFont';

const figtree = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: '300 900' } as const;

// The later of two faces is asked first, so the first one's range may hold what the second has.
globalFontFace(WEB_FONT, [
  {
    ...figtree,
    src: `url('${latinExt}') format('woff2')`,
    unicodeRange: 'U+0100-0329,U+1D00-1EFF,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    ...figtree,
    src: `url('${latin}') format('woff2')`,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
]);

// Figtree: 1000 units an em, ascent 950, descent 250, no line gap. `sizeAdjust` is the ratio of its
// mean advance (weighted by English letter frequency) to the local font's at that weight; the
// overrides are Figtree's own metrics divided by it. Liberation Sans and Arimo have Arial's widths.
const stand = (src: string, fontWeight: string, ratio: number) => ({
  src,
  fontWeight,
  sizeAdjust: percent(ratio),
  ascentOverride: percent(0.95 / ratio),
  descentOverride: percent(0.25 / ratio),
  lineGapOverride: '0%',
});

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const locals = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');

const arial = locals('Arial', 'ArialMT', 'Liberation Sans', 'Arimo');
const arialBold = locals('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold');

globalFontFace(STAND_IN, [
  stand(arial, '300 599', 1.013),
  stand(arialBold, '600 650', 0.9532),
  stand(arialBold, '651 750', 0.9647),
  stand(arialBold, '751 900', 0.9799),
]);

// Android has no Arial.
globalFontFace('Figtree fallback Roboto', [
  stand(locals('Roboto', 'Roboto-Regular'), '300 599', 1.0092),
  stand(locals('Roboto Bold', 'Roboto-Bold'), '600 900', 1.0254),
]);
