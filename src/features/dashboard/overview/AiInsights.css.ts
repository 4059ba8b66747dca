import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, space } = vars;

export const waiting = featureStyle({ display: 'block', inlineSize: space.x24 });

export const mood = featureStyle({
  display: 'inline-block',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const growing = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.onPeacockTint,
});
