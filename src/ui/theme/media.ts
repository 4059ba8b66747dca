export const media = {
  /** The smallest phones, 320 px. */
  narrow: '(max-width: 22.49rem)',
  /** As low as a window of 1024 px at 400 %: what usually stays in place must scroll. */
  low: '(max-height: 22.49rem)',
  /** A small phone, or one with its keyboard open. */
  short: '(max-height: 29.99rem)',
  /** With a keyboard open there is room for one line above what is written in. */
  tightWhileWriting: '(max-width: 47.99rem), (max-height: 29.99rem)',
  /** From here on what must be at hand, as where one writes, stays on the screen. */
  notTooLow: '(min-height: 20rem)',
  /** Below this a phone's whole width is one column. */
  phone: '(max-width: 47.99rem)',
  /** A phone with less height than most. */
  shortPhone: '(max-width: 47.99rem) and (max-height: 43.99rem)',
  tablet: '(min-width: 48rem)',
  desktop: '(min-width: 64rem)',
  /**
   * The bar with the screens stands at the foot. Not in a window so low that bar and header
   * together would take a third of it: a phone on its side, one with its keyboard open. Not on paper.
   */
  screensBar: 'screen and (max-width: 63.99rem) and (min-height: 30rem)',
  wide: '(min-width: 80rem)',
  finePointer: '(hover: hover) and (pointer: fine)',
  /** A finger is all there is. */
  touch: '(hover: none) and (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  scripted: '(scripting: enabled)',
} as const;

/** A box that is narrow for the reader's own text size, which only queries of containers know. */
export const cramped = '(max-width: 13rem)';

/** The same for the words of all screens beside one another, below their icons. */
export const crampedBar = '(max-width: 16rem)';
