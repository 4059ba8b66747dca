import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const strip = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  // As tall as its beats, so that the composer does not move when typing starts.
  minBlockSize: vars.space.x6,
  paddingInline: vars.space.x1,
});
