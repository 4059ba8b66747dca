import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { border, color, leading, size, space, text, weight } = vars;

export const facts = featureStyle({
  display: 'grid',
  marginBlockStart: space.x1,
  containerType: 'inline-size',
});

export const fact = featureStyle({
  // The value's place is as wide without the value as with it: nothing moves when it comes.
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: space.x12,
  selectors: {
    '& + &': { borderBlockStart: `${border.hair} solid ${color.line}` },
  },
  '@container': {
    [cramped]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.none,
      paddingBlock: space.x2,
    },
  },
});

export const label = featureStyle({
  color: color.soft,
  fontSize: text.note,
  lineHeight: leading.snug,
});

export const value = featureStyle({
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: space.x16,
  fontSize: text.lead,
  fontWeight: weight.heavy,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [cramped]: { justifyContent: 'flex-start', textAlign: 'start' } },
});

export const note = featureStyle({
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

// As high with a link as with words, so that nothing moves when one takes the other's place.
export const foot = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  marginBlockEnd: `calc(-1 * ${space.x3})`,
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** Words of more than a line keep their distance; one line is as high as a link. */
export const footWords = featureStyle({ paddingBlock: space.x3 });

export const footLink = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.brand,
  fontWeight: weight.semibold,
});
