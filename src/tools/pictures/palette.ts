export const palette = {
  white: '#FFFFFF',
  ivory: '#FFF8F1',
  sand: '#F0E3D8',
  aubergine: '#2A1026',
  aubergineSoft: '#4A2A45',
  mauve: '#BBA3B4',
  rani: '#C4145F',
  raniDeep: '#9A0C48',
  raniLight: '#FF6FA8',
  raniSoft: '#F6C1D4',
  plateStart: '#D81E63',
  plateEnd: '#A80B5A',
  raniTint: '#FDE7EF',
  marigold: '#F5A300',
  marigoldLight: '#FFC247',
  marigoldTint: '#FFF1D2',
  peacock: '#0B7F7C',
  peacockDeep: '#075E5C',
  peacockLight: '#53CFC9',
  peacockTint: '#DDF3F1',
  willow: '#EBC48C',
  willowShade: '#D3A468',
  chai: '#B96F35',
  chaiFoam: '#DDA871',
  gold: '#F2B632',
} as const;

/** Fabrics beyond the brand colours. */
export const cloth = {
  indigo: '#34488F',
  forest: '#2F5B4C',
  maroon: '#7C1F32',
  plum: '#6C3A72',
  charcoal: '#40404A',
  brick: '#B9492F',
  rose: '#C9657F',
} as const;

/** Ground, lattice line and disc of one backdrop. */
export interface Tone {
  readonly ground: string;
  readonly lattice: string;
  readonly disc: string;
}

export const tones = {
  marigold: { ground: '#FCDFA6', lattice: '#EBA92F', disc: '#F8BE4C' },
  rani: { ground: '#F9C6D8', lattice: '#DE5C94', disc: '#EE8DB4' },
  peacock: { ground: '#C3E8E4', lattice: '#46A9A4', disc: '#86CCC6' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

export const skin = {
  wheat: '#E2AE82',
  honey: '#D69C69',
  almond: '#C68A56',
  bronze: '#B37745',
  cinnamon: '#A06538',
  chestnut: '#8A522E',
  cocoa: '#744226',
  espresso: '#5F351F',
} as const;

export const hair = {
  black: '#191214',
  espresso: '#2A1A17',
  auburn: '#5B3222',
  salt: '#8B8489',
  silver: '#C9C3C6',
} as const;

interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toOklab(hex: string): Oklab {
  const red = toLinear(Number.parseInt(hex.slice(1, 3), 16));
  const green = toLinear(Number.parseInt(hex.slice(3, 5), 16));
  const blue = toLinear(Number.parseInt(hex.slice(5, 7), 16));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function toHexPair(linear: number): string {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const channel = Math.round(Math.min(1, Math.max(0, gamma)) * 255);
  return channel.toString(16).padStart(2, '0').toUpperCase();
}

/** The colour `share` of the way from one hex colour to another, like CSS color-mix in oklab. */
export function mix(from: string, to: string, share: number): string {
  const start = toOklab(from);
  const end = toOklab(to);
  const blend = (first: number, second: number) => first + (second - first) * share;
  const lightness = blend(start.lightness, end.lightness);
  const a = blend(start.a, end.a);
  const b = blend(start.b, end.b);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${toHexPair(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)}${toHexPair(
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
  )}${toHexPair(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)}`;
}
