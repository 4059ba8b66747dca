import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, space } = vars;

// Marigold alone does not stand out enough from white; its outline does.
export const stars = featureStyle({
  display: 'flex',
  gap: space.hair,
  color: color.onMarigoldTint,
});

layeredGlobalStyle('feature', `${stars} > svg`, { fill: color.marigold, strokeWidth: '1.25' });
