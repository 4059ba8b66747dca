import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { color, leading, radius, space, text, tracking, weight } = vars;

export const reading = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.heading,
});

export const figure = featureStyle({
  flexShrink: 0,
  color: color.ink,
  fontSize: text.heading,
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const room = featureStyle({ containerType: 'inline-size' });

export const table = featureStyle({ inlineSize: '100%', borderSpacing: space.none });

// The step above its figures, where its name has no room beside them.
layeredGlobalStyle('feature', `${table} :is(tr, th)`, {
  '@container': { [cramped]: { display: 'block' } },
});

layeredGlobalStyle('feature', `${table} td`, {
  '@container': { [cramped]: { display: 'inline-block', paddingInlineStart: 0 } },
});

/** Figures stand on the line of their step. */
export const steps = featureStyle({ verticalAlign: 'baseline' });

export const name = featureStyle({
  // What the numbers leave: the bars are as long as can be.
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingBlock: space.x2,
  fontSize: text.note,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  textAlign: 'start',
});

export const count = featureStyle({
  paddingInline: space.x3,
  fontSize: text.title,
  fontWeight: weight.heavy,
  letterSpacing: tracking.title,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const rate = featureStyle({
  // On one line, and on more only where text is set large.
  minInlineSize: space.x20,
  color: color.soft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const track = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: space.x2,
  marginBlockStart: space.x2,
  borderRadius: radius.full,
  overflow: 'hidden',
});

export const groove = featureStyle({ fill: color.groove });
export const filled = featureStyle({ fill: color.brand });
