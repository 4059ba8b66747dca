import { createGlobalTheme } from '@vanilla-extract/css';
import { changing } from './contract.css';
import { layeredGlobalStyle } from './layered';
import { layers } from './layers.css';
import { media } from './media';
import { STAND_IN, UNPAINTED, WEB_FONT } from './webFont';

const { color: _color, shadow: _shadow, ...byWidth } = changing;
const { font, text, space } = byWidth;

createGlobalTheme(':root', byWidth, {
  '@layer': layers.theme,
  font: {
    web: `'${WEB_FONT}'`,
    body: `${font.web}, '${STAND_IN}', 'Figtree fallback Roboto', system-ui, sans-serif`,
  },
  // Of large type, no larger than their longest words (Dashboard, Perfect) fit on the line.
  text: { lead: '1.125rem', display: 'min(2rem, 14vw)', hero: 'min(2.875rem, 18vw)' },
  space: { gutter: '16px' },
});

layeredGlobalStyle('theme', ':root', {
  '@media': {
    [media.tablet]: { vars: { [space.gutter]: '24px' } },
    [media.desktop]: {
      vars: {
        [text.hero]: '4.875rem',
        [text.display]: '2.5rem',
        [text.lead]: '1.25rem',
        [space.gutter]: '40px',
      },
    },
  },
});

// A font that is still on its way is one more to be looked up, for every size and weight of it.
layeredGlobalStyle('theme', `:root[${UNPAINTED}]`, {
  '@media': { [media.scripted]: { vars: { [font.web]: `'${STAND_IN}'` } } },
});
