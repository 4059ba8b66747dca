import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, motion, radius, size, space, text, weight } = vars;

export const place = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: size.portrait,
});

export const wholeRow = featureStyle({ display: 'grid', gridColumn: '1 / -1' });

export const tile = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  paddingBlock: space.x8,
  paddingInline: space.x2,
  border: `${border.hair} dashed ${color.outline}`,
  borderRadius: radius.panel,
  background: color.canvas,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '@media': {
    [media.finePointer]: {
      selectors: { '&:hover': { background: color.brandTint, borderColor: color.brand } },
    },
  },
});

export const over = featureStyle({ background: color.brandTint, borderColor: color.brand });

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x12,
  blockSize: space.x12,
  marginBlockEnd: space.x1,
  borderRadius: radius.control,
  background: color.brandTint,
  color: color.onBrandTint,
});

export const label = featureStyle({
  color: color.ink,
  fontSize: text.note,
  fontWeight: weight.bold,
});

export const hint = featureStyle({
  display: 'none',
  color: color.soft,
  fontSize: text.small,
  '@media': { [media.finePointer]: { display: 'block' } },
});

export const preparing = featureStyle({
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x2,
  borderRadius: radius.panel,
  background: color.sunken,
  color: color.soft,
  fontSize: text.small,
  textAlign: 'center',
});
