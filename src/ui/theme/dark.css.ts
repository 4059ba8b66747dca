import { assignVars, type GlobalStyleRule } from '@vanilla-extract/css';
import { changing } from './contract.css';
import { ground } from './ground';
import { layeredGlobalStyle } from './layered';
import { media } from './media';

const dark: GlobalStyleRule = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(changing.color, {
      ground: ground.dark,
      canvas: '#1B0D18',
      card: '#23121F',
      sunken: '#2C1827',
      hover: '#2E1929',
      ink: '#FBEFE6',
      soft: '#BBA3B4',
      line: '#3A2434',
      outline: '#7D6676',
      brand: '#FF6FA8',
      brandHover: '#FF8DBA',
      onBrand: '#33061B',
      brandTint: '#43132C',
      onBrandTint: '#FF8DBA',
      marigold: '#FFC247',
      marigoldTint: '#3B2A0D',
      onMarigoldTint: '#FFC247',
      peacock: '#53CFC9',
      peacockTint: '#0F3332',
      onPeacockTint: '#53CFC9',
      rise: '#6FD68F',
      danger: '#FF8A7A',
      dangerHover: '#FFA396',
      onDanger: '#3A0805',
      dangerTint: '#461812',
      onDangerTint: '#FFB0A4',
      groove: '#43293B',
      chart: '#5E2A45',
      segment: '#4A2E43',
      inverse: '#FBEFE6',
      onInverse: '#2A1026',
      inverseAccent: '#B91059',
      focusHalo: '#FF6FA84D',
      scrim: '#0A0409B3',
      shimmer: '#FFFFFF14',
    }),
    ...assignVars(changing.shadow, {
      hair: 'none',
      card: '0 1px 2px #0006, 0 10px 26px #0005',
      raised: '0 1px 2px #0008, 0 3px 10px #0006',
      overlay: '0 2px 6px #0008, 0 24px 64px #000A',
    }),
  },
};

layeredGlobalStyle('theme', '[data-theme="dark"]', dark);
layeredGlobalStyle('theme', ':root:not([data-theme="light"])', {
  '@media': { [media.dark]: dark },
});
