import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

const { color, space, radius } = vars;

export const progress = componentStyle({
  display: 'flex',
  gap: space.x1,
  inlineSize: '100%',
  blockSize: space.x2,
});

export const bar = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: radius.full,
  overflow: 'hidden',
});

export const groove = componentStyle({ fill: color.groove });
export const filled = componentStyle({ fill: color.brand });
