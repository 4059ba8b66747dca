import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, radius, shadow } = vars;

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'auto',
  objectFit: 'cover',
});

export const corners = componentVariants({
  none: {},
  soft: { borderRadius: radius.panel },
  card: { borderRadius: radius.large },
});

export const lifted = componentStyle({ boxShadow: shadow.card });

export const placeholder = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '100%',
  background: color.brandTint,
  color: color.onBrandTint,
});

/** An empty drawing as large as the picture keeps its place, and needs no inline style to. */
export const sizer = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: 'auto',
});

export const icon = componentStyle({ gridArea: '1 / 1' });
