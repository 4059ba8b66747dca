import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { leading, space, text, weight } = vars;

export const rhythm = featureStyle({ display: 'grid', gap: space.x4, position: 'relative' });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});

// Room beside it for the widest badge, on the narrowest cards too: nothing moves while typing.
export const title = featureStyle({
  fontSize: text.note,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  '@media': {
    [media.narrow]: { fontSize: text.small },
    [media.desktop]: { fontSize: text.small },
    [media.wide]: { fontSize: text.note },
  },
});

// As high as the two lines it may need.
export const reading = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: `calc(2 * ${leading.snug} * ${text.small})`,
});
