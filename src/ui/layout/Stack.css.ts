import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { space } = vars;

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const row = componentStyle({ display: 'flex', minInlineSize: 0 });

export const gap = componentVariants({
  hair: { gap: space.hair },
  x1: { gap: space.x1 },
  x2: { gap: space.x2 },
  x3: { gap: space.x3 },
  x4: { gap: space.x4 },
  x5: { gap: space.x5 },
  x6: { gap: space.x6 },
  x10: { gap: space.x10 },
});

export const align = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});

export const justify = componentVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
});

export const wrap = componentStyle({ flexWrap: 'wrap' });
