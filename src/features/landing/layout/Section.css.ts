import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { size, space } = vars;

export const section = featureStyle({
  marginBlockStart: space.x20,
  '@media': { [media.desktop]: { marginBlockStart: `calc(${space.x24} + ${space.x8})` } },
});

export const head = featureStyle({
  display: 'grid',
  gap: space.x3,
  maxInlineSize: size.prose,
  marginBlockEnd: space.x8,
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});
