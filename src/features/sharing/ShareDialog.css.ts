import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, radius, space } = vars;

export const text = featureStyle({
  maxBlockSize: `calc(8 * ${space.x6})`,
  overflowY: 'auto',
  padding: space.x3,
  borderRadius: radius.panel,
  background: color.brandTint,
  color: color.onBrandTint,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const picture = featureStyle({ inlineSize: `calc(1.4 * ${space.x20})` });

layeredGlobalStyle('feature', `${picture} > *`, { aspectRatio: '1' });
