import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

const { color, space, size, radius, text } = vars;

export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x2,
  maxInlineSize: size.prose,
  marginInline: 'auto',
  paddingBlock: space.x10,
  paddingInline: space.x4,
  textAlign: 'center',
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x16,
  blockSize: space.x16,
  marginBlockEnd: space.x2,
  borderRadius: radius.panel,
  background: color.brandTint,
  color: color.onBrandTint,
});

export const words = componentStyle({
  color: color.soft,
  fontSize: text.note,
  textWrap: 'balance',
});

export const action = componentStyle({ marginBlockStart: space.x3 });
