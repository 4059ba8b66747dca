import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, motion, opacity, space } = vars;

export const stave = featureStyle({
  display: 'block',
  inlineSize: '100%',
  // As high as its row, whatever the height that an image has of its own.
  blockSize: 0,
  minBlockSize: '100%',
  overflow: 'visible',
  strokeLinecap: 'round',
  cursor: 'pointer',
  // A finger drawn along the beats reads them one by one; up and down still scrolls the page.
  touchAction: 'pan-y',
});

/** How thick the beats are, by how many share the line. */
export const crowd = featureVariants({
  few: { strokeWidth: `calc(1.5 * ${space.x1})` },
  many: {
    strokeWidth: `calc(1.5 * ${space.hair})`,
    '@media': {
      [media.narrow]: { strokeWidth: space.hair },
      [media.desktop]: { strokeWidth: space.x1 },
    },
  },
});

export const line = featureStyle({
  stroke: color.line,
  strokeWidth: border.hair,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const marker = featureStyle({ stroke: color.brandTint, strokeWidth: space.x3 });

export const beat = featureStyle({ transition: `opacity ${motion.fast}` });

export const faded = featureStyle({ opacity: opacity.faint });
