import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, leading, motion, radius, size, space, text, weight } = vars;

/** Its words end where the bins below them do. */
export const clear = featureStyle({ marginInlineEnd: `calc(-1 * ${space.x2})` });

export const list = featureStyle({ display: 'flex', flexDirection: 'column', gap: space.x1 });

export const entry = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  borderRadius: radius.control,
  transition: `background ${motion.fast} ${motion.ease}`,
});

export const state = featureVariants({
  active: {
    background: color.brandTint,
    color: color.onBrandTint,
    '@media': { [media.forcedColors]: { borderInlineStart: `${border.focus} solid Highlight` } },
  },
  other: { ':hover': { background: color.hover } },
});

export const open = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: size.target,
  justifyContent: 'center',
  paddingBlock: space.x2,
  paddingInlineStart: space.x3,
  borderRadius: radius.control,
  lineHeight: leading.snug,
});

export const line = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x1 });

export const pin = featureStyle({ flexShrink: 0 });

export const title = featureStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.note,
  fontWeight: weight.semibold,
});

/** All of its 30 characters are shown, on a second line where the list is narrow. */
export const preview = featureStyle({
  color: color.soft,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});

export const details = featureStyle({ color: color.soft, fontSize: text.tiny });
