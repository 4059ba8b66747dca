import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { border, color, space, text, weight } = vars;

export const facts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});

export const values = componentVariants({
  beside: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.x4,
    textAlign: 'end',
    '@container': { [cramped]: { display: 'block', textAlign: 'start' } },
  },
  /** For sentences. */
  below: {},
});

export const spacing = componentVariants({
  roomy: {
    paddingBlock: space.x3,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.hair} solid ${color.line}` },
    },
  },
  tight: { paddingBlock: space.x1 },
});

export const term = componentStyle({ color: color.soft, textAlign: 'start' });

export const value = componentStyle({
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const note = componentStyle({
  display: 'block',
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.regular,
});
