import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

export const WIDTH = 360;
export const HEIGHT = 280;

const { motion, size, space } = vars;

export const art = featureStyle({
  display: 'grid',
  gridArea: 'art',
  justifySelf: 'center',
  alignSelf: 'center',
  // As wide as the column, but on a low screen only as high as the words leave room for.
  inlineSize: `min(100%, max(${size.portrait}, 100svh - ${size.dialog}) * ${WIDTH / HEIGHT})`,
  '@media': { [media.desktop]: { inlineSize: '100%' } },
});

/** The picture leaves its room to the field of the step. */
export const makesRoom = featureStyle({ '@media': { [media.shortPhone]: { display: 'none' } } });

export const layer = featureStyle({
  gridArea: '1 / 1',
  transition: `opacity ${motion.base} ${motion.ease}, transform ${motion.base} ${motion.ease}, visibility ${motion.base}`,
});

const away = { opacity: 0, visibility: 'hidden' } as const;

export const place = featureVariants({
  shown: {},
  gone: { ...away, transform: `translateX(calc(-1 * ${space.x6}))` },
  coming: { ...away, transform: `translateX(${space.x6})` },
});
