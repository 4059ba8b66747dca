import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space, text, weight } = vars;

export const picture = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: `calc(2 * ${size.chart})`,
  overflow: 'visible',
  strokeLinecap: 'round',
});

/** How thick the beats are, by how many share the line. */
export const crowd = featureVariants({
  few: { strokeWidth: `calc(1.5 * ${space.x1})` },
  many: {
    strokeWidth: space.hair,
    '@media': { [media.tablet]: { strokeWidth: space.x1 } },
  },
});

const pale = { stroke: color.line, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } };

export const line = featureStyle({ ...pale, strokeWidth: border.hair });

export const unjudged = featureStyle(pale);

export const voice = featureStyle({
  overflow: 'hidden',
  fontSize: text.small,
  fontWeight: weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const legend = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  fontSize: text.small,
});
