import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, radius, space } = vars;

export const invitation = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x3,
  textAlign: 'center',
});

layeredGlobalStyle('feature', `${invitation} > p`, { textWrap: 'balance' });

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x20,
  blockSize: space.x20,
  borderRadius: radius.card,
  background: color.brandTint,
  color: color.onBrandTint,
});
