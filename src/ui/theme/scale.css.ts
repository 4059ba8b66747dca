import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layeredGlobalStyle } from './layered';
import { layers } from './layers.css';
import { media } from './media';
import { STAND_IN, UNPAINTED, WEB_FONT } from './webFont';

const { color: _color, shadow: _shadow, ...scale } = vars;

// Type is in rem, so that it follows the reader's own text size; space stays in pixels, so that
// large text does not push itself off a 320-px screen.
createGlobalTheme(':root', scale, {
  '@layer': layers.theme,
  font: {
    web: `'${WEB_FONT}'`,
    body: `${scale.font.web}, '${STAND_IN}', 'Figtree fallback Roboto', system-ui, sans-serif`,
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' },
  text: {
    tiny: '0.75rem',
    small: '0.8125rem',
    note: '0.9375rem',
    body: '1rem',
    control: '1.0625rem',
    lead: '1.125rem',
    title: '1.25rem',
    heading: '1.6875rem',
    display: '2rem',
    hero: '2.875rem',
  },
  leading: { none: '1', tight: '1.02', heading: '1.12', snug: '1.35', body: '1.5' },
  tracking: {
    hero: '-0.035em',
    heading: '-0.025em',
    title: '-0.015em',
    normal: '0',
    wide: '0.02em',
  },
  space: {
    none: '0',
    hair: '2px',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x7: '28px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
    x16: '64px',
    x20: '80px',
    x24: '96px',
    gutter: '16px',
  },
  radius: {
    tail: '7px',
    small: '12px',
    control: '14px',
    hero: '16px',
    panel: '20px',
    bubble: '22px',
    card: '24px',
    large: '28px',
    full: '999px',
  },
  border: { hair: '1px', focus: '3px' },
  size: {
    target: '44px',
    chip: '36px',
    thumb: '28px',
    switchTrack: '52px',
    chart: '96px',
    portrait: '128px',
    bar: '44px',
    phone: '50px',
    hero: '58px',
    icon: '20px',
    header: '64px',
    sidebar: '300px',
    sheet: '320px',
    bottomSheet: '640px',
    dialog: '480px',
    tallDialog: '720px',
    bubble: '34rem',
    prose: '36rem',
    reading: '760px',
    content: '1120px',
  },
  motion: {
    fast: '150ms',
    base: '200ms',
    slow: '250ms',
    beat: '1200ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  opacity: { disabled: '0.5', preview: '0.3', faint: '0.16' },
  z: { base: '0', raised: '1', header: '20', overlay: '40', toast: '60', follower: '80' },
});

layeredGlobalStyle('theme', ':root', {
  '@media': {
    [media.tablet]: { vars: { [vars.space.gutter]: '24px' } },
    [media.desktop]: {
      vars: {
        [vars.text.hero]: '4.875rem',
        [vars.text.display]: '2.5rem',
        [vars.text.lead]: '1.25rem',
        [vars.space.gutter]: '40px',
      },
    },
  },
});

// A font that is still on its way is one more to be looked up, for every size and weight of it.
layeredGlobalStyle('theme', `:root[${UNPAINTED}]`, {
  '@media': { [media.scripted]: { vars: { [vars.font.web]: `'${STAND_IN}'` } } },
});
