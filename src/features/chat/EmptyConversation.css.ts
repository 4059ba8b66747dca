import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { size, space } = vars;

export const empty = featureStyle({
  overflowY: 'auto',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.x6,
});
