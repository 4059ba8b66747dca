import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { onlyForced } from '@/ui/theme/onlyForced';

const { color, space, radius, shadow, size, text } = vars;

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  inlineSize: '100%',
});

export const side = componentVariants({
  mine: { alignItems: 'flex-end' },
  theirs: { alignItems: 'flex-start' },
});

export const bubble = componentStyle({
  ...onlyForced,
  maxInlineSize: `min(85%, ${size.bubble})`,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  borderRadius: radius.bubble,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

// Its vowel signs stand above and below the letters, where Latin has little. Not `:lang(hi)`, which
// takes in Hindi in Latin letters (hi-Latn).
layeredGlobalStyle('component', `${bubble} [lang=hi]`, { lineHeight: vars.leading.devanagari });

export const shape = componentVariants({
  mine: {
    background: color.brand,
    color: color.onBrand,
    borderEndEndRadius: radius.tail,
    // The usual selection colour would vanish on this ground.
    selectors: { '&::selection': { background: color.onBrand, color: color.brand } },
  },
  theirs: {
    background: color.card,
    color: color.ink,
    borderEndStartRadius: radius.tail,
    boxShadow: shadow.card,
  },
});

export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  maxInlineSize: '100%',
  paddingInline: space.x1,
  color: color.soft,
  fontSize: text.tiny,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
