import { vars } from '@/ui/theme/contract.css';
import { laterStyle } from '@/ui/theme/layered';

const { color, space, size, radius, text } = vars;

export const empty = laterStyle({
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

export const icon = laterStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x16,
  blockSize: space.x16,
  marginBlockEnd: space.x2,
  borderRadius: radius.panel,
  background: color.brandTint,
  color: color.onBrandTint,
});

export const words = laterStyle({
  color: color.soft,
  fontSize: text.note,
  textWrap: 'balance',
});

export const action = laterStyle({ marginBlockStart: space.x3 });
