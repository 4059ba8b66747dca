import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space } = vars;

export const screen = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: `calc(100dvh - ${size.header} - env(safe-area-inset-top))`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` },
  },
});

export const sidebar = featureStyle({
  display: 'none',
  overflowY: 'auto',
  padding: space.x5,
  borderInlineEnd: `${border.hair} solid ${color.line}`,
  '@media': { [media.desktop]: { display: 'block' } },
});
