import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { color, space, text, weight, tracking } = vars;

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.ink,
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  lineHeight: vars.leading.none,
});

export const size = componentVariants({
  bar: { fontSize: text.title },
  large: { fontSize: text.display },
});

/** Where it does not fit, as in a header with large text, the heart stands alone. */
export const word = componentStyle({ '@container': { [cramped]: { display: 'none' } } });

export const mark = componentStyle({ color: color.brand, flexShrink: 0 });

export const markSize = componentVariants({
  bar: { inlineSize: space.x7, blockSize: space.x7 },
  large: { inlineSize: space.x12, blockSize: space.x12 },
});
