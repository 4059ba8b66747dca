import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { onlyForced } from '@/ui/theme/onlyForced';

const { border, color, space, size, radius, text, weight, motion, shadow, leading } = vars;

/** Below the header and a screen's own bar, and away from the composer: what is being written stays in sight. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: `calc(${size.header} + ${space.x16} + env(safe-area-inset-top))`,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  inlineSize: `min(100%, calc(${size.dialog} + 2 * ${space.gutter}))`,
  paddingInline: space.x3,
  paddingBlockStart: space.x1,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      insetBlockStart: `calc(${size.header} + env(safe-area-inset-top))`,
      paddingInline: space.gutter,
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const notice = componentStyle({
  ...onlyForced,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInlineStart: space.x3,
  paddingInlineEnd: space.x1,
  borderRadius: radius.panel,
  border: `${border.hair} solid ${color.line}`,
  background: color.card,
  color: color.ink,
  boxShadow: shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.enter}`,
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.chip,
  blockSize: size.chip,
  borderRadius: radius.full,
});

export const tone = componentVariants({
  brand: { background: color.brandTint, color: color.onBrandTint },
  waiting: { background: color.marigoldTint, color: color.onMarigoldTint },
  good: { background: color.peacockTint, color: color.onPeacockTint },
  bad: { background: color.dangerTint, color: color.onDangerTint },
});

export const words = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space.hair,
  paddingInlineEnd: space.x2,
});

export const title = componentStyle({
  fontSize: text.note,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});

export const body = componentStyle({
  marginBlockStart: space.hair,
  fontSize: text.small,
  lineHeight: leading.snug,
  color: color.soft,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x3,
  selectors: { '&:empty': { display: 'none' } },
});
