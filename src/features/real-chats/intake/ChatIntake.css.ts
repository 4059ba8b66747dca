import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, leading, radius, size, space, text, weight } = vars;

export const zone = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  border: `${space.hair} dashed ${color.outline}`,
  borderRadius: radius.panel,
  cursor: 'pointer',
  '@media': { [media.finePointer]: { ':hover': { borderColor: color.brand } } },
});

export const over = featureStyle({ borderColor: color.brand, background: color.brandTint });

export const frame = featureStyle({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.phone,
  blockSize: size.phone,
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.brandTint,
  color: color.onBrandTint,
  pointerEvents: 'none',
});

export const words = featureStyle({ display: 'grid', minInlineSize: 0 });

export const label = featureStyle({ fontWeight: weight.bold, lineHeight: leading.snug });

export const hint = featureStyle({
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.snug,
});
