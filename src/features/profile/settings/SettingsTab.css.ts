import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, space, text, weight } = vars;

export const unsent = featureStyle({
  display: 'grid',
  gap: space.x3,
  paddingBlockStart: space.x4,
  borderBlockStart: `${border.hair} solid ${color.line}`,
});

export const legend = featureStyle({
  // In the group's own box: a legend would else stand on its border.
  float: 'inline-start',
  inlineSize: '100%',
  color: color.soft,
  fontSize: text.note,
  fontWeight: weight.semibold,
});
