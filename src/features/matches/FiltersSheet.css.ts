import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { space, text, weight } = vars;

export const footer = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  inlineSize: '100%',
});

export const interests = featureStyle({ display: 'block' });

export const legend = featureStyle({
  marginBlockEnd: space.x2,
  fontSize: text.note,
  fontWeight: weight.semibold,
});
