import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { space, text, weight } = vars;

export const footer = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  inlineSize: '100%',
});

// The last takes what the first leaves; one below the other, where text is large, both are wide.
layeredGlobalStyle('feature', `${footer} > button`, { flex: '1 1 auto' });
layeredGlobalStyle('feature', `${footer} > button + button`, { flexGrow: 99 });

export const interests = featureStyle({ display: 'block' });

export const legend = featureStyle({
  marginBlockEnd: space.x2,
  fontSize: text.note,
  fontWeight: weight.semibold,
});
