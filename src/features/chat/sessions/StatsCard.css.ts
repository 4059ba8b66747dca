import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, leading, size, space, text, tracking, weight } = vars;

export const figures = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.figure}), 1fr))`,
  gap: space.x3,
});

/** The figure stands above its label; the label comes first for those who listen. */
export const figure = featureStyle({ display: 'flex', flexDirection: 'column-reverse' });

export const value = featureStyle({
  fontSize: text.title,
  fontWeight: weight.heavy,
  letterSpacing: tracking.title,
  lineHeight: leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const label = featureStyle({ color: color.soft, fontSize: text.tiny });

export const fold = featureStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  cursor: 'pointer',
});

// Beside the mark that shows whether it is open.
layeredGlobalStyle('feature', `${fold} > h2`, { display: 'inline' });
