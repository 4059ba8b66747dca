import type { Plugin } from 'vite';
import { gradientStops } from '../ui/components/BeatBars/geometry.ts';

const stops = gradientStops.map((offset) => ({ tag: 'stop', attrs: { offset: `${offset}` } }));

/**
 * Writes the gradient of all rows of beats into each document; the style sheet gives its colours.
 * Not rendered with them: two roots may stand in one document, one of them hidden.
 */
export const beatGradient: Plugin = {
  name: 'taal-beat-gradient',
  transformIndexHtml: () => [
    {
      tag: 'svg',
      attrs: { width: '0', height: '0', 'aria-hidden': 'true' },
      children: [{ tag: 'linearGradient', attrs: { id: 'beats' }, children: stops }],
      injectTo: 'body-prepend',
    },
  ],
};
