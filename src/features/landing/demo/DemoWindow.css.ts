import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, shadow, size, space, text } = vars;

export const chat = featureStyle({
  overflow: 'hidden',
  borderRadius: radius.large,
  background: color.canvas,
  boxShadow: shadow.card,
  '@media': { [media.forcedColors]: { border: `${border.hair} solid CanvasText` } },
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: size.header,
  paddingInlineStart: space.x5,
  // The button that pauses lies on this end: the window itself is inert.
  paddingInlineEnd: `calc(${size.target} + ${space.x6})`,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});

export const count = featureStyle({
  flexShrink: 0,
  color: color.soft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const log = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.x5,
});

export const layer = featureStyle({ gridArea: '1 / 1' });

export const measure = featureStyle({ visibility: 'hidden' });
