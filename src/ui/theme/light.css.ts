import { createGlobalTheme } from '@vanilla-extract/css';
import { changing } from './contract.css';
import { ground } from './ground';
import { layeredGlobalStyle } from './layered';
import { layers } from './layers.css';

const everywhereLight = ':root, [data-theme="light"]';

createGlobalTheme(everywhereLight, changing.color, {
  '@layer': layers.theme,
  ground: ground.light,
  canvas: '#FFFCF8',
  card: '#FFFFFF',
  sunken: '#F7ECE3',
  hover: '#FBF0E8',
  ink: '#2A1026',
  soft: '#6B5566',
  line: '#F0E3D8',
  outline: '#9F8796',
  brand: '#C4145F',
  brandHover: '#A90F50',
  onBrand: '#FFFFFF',
  brandTint: '#FDE7EF',
  onBrandTint: '#B91059',
  marigold: '#F5A300',
  marigoldTint: '#FFF1D2',
  onMarigoldTint: '#8A5600',
  peacock: '#0B7F7C',
  peacockTint: '#DDF3F1',
  onPeacockTint: '#096562',
  rise: '#137333',
  danger: '#B3261E',
  dangerHover: '#951C16',
  onDanger: '#FFFFFF',
  dangerTint: '#FDE5E1',
  onDangerTint: '#A11A14',
  groove: '#EBDDD2',
  chart: '#F6C3D2',
  segment: '#FFFFFF',
  inverse: '#2A1026',
  onInverse: '#FFF8F1',
  inverseAccent: '#FFC247',
  focusHalo: '#C4145F33',
  scrim: '#2A102680',
  shimmer: '#FFFFFFB3',
});

createGlobalTheme(everywhereLight, changing.shadow, {
  '@layer': layers.theme,
  hair: '0 1px 2px #2A10260A',
  card: '0 1px 2px #2A10260D, 0 8px 24px #2A102614',
  raised: '0 1px 2px #2A102614, 0 3px 8px #2A10261A',
  overlay: '0 2px 6px #2A10261A, 0 24px 64px #2A102633',
});

layeredGlobalStyle('theme', everywhereLight, { colorScheme: 'light' });
