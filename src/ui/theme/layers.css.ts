import { globalLayer } from '@vanilla-extract/css';

// The one place that fixes the cascade: chunks may load in any order, layers do not care.
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  frame: globalLayer('frame'),
  feature: globalLayer('feature'),
};
