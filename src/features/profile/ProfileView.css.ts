import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, size, space } = vars;

export const layout = featureStyle({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` } },
});

export const photo = featureStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 4',
  overflow: 'hidden',
  background: color.brandTint,
  color: color.onBrandTint,
  // Beside the words it is as high as they are.
  '@media': {
    [media.tablet]: { aspectRatio: 'auto', minBlockSize: `calc(${size.sidebar} * 0.8)` },
  },
});

layeredGlobalStyle('feature', `${photo} > img`, {
  '@media': {
    [media.tablet]: { position: 'absolute', inset: 0, blockSize: '100%', objectFit: 'cover' },
  },
});

export const badge = featureStyle({
  position: 'absolute',
  insetBlockStart: space.x3,
  insetInlineEnd: space.x3,
});

export const words = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  padding: space.x6,
  overflowWrap: 'anywhere',
});
