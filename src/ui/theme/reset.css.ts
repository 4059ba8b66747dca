import { layeredGlobalStyle } from './layered';
import { media } from './media';

const reset = (selector: string, rule: Parameters<typeof layeredGlobalStyle>[2]) =>
  layeredGlobalStyle('reset', selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', { minBlockSize: '100dvh' });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('p, li, figcaption', { textWrap: 'pretty' });
// No wider than what holds them: only then is a long word broken.
reset('p, h1, h2, h3, h4', { overflowWrap: 'anywhere', maxInlineSize: '100%' });
// Safari drops the list role of a list without markers unless the style is an empty string.
reset('ul, ol', { listStyle: "''" });
reset('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' });
reset('button, a, input, select, textarea, label, summary', { touchAction: 'manipulation' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('fieldset', { border: 'none', minInlineSize: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
reset('dialog', { border: 'none' });

// Important rules of an earlier layer beat those of a later one: no component can
// bring motion back.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // A short duration instead of none would set every property of every element in transition.
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
reset('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
