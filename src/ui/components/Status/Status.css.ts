import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, space, radius, text, weight } = vars;

export const status = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const pill = componentStyle({
  minBlockSize: space.x8,
  paddingInline: space.x3,
  borderRadius: radius.full,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});

export const dot = componentStyle({
  flexShrink: 0,
  inlineSize: space.x2,
  blockSize: space.x2,
  borderRadius: radius.full,
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

export const pillTone = componentVariants({
  good: { background: color.peacockTint, color: color.onPeacockTint },
  waiting: { background: color.marigoldTint, color: color.onMarigoldTint },
  bad: { background: color.dangerTint, color: color.onDangerTint },
  neutral: { background: color.sunken, color: color.soft },
});

export const lineTone = componentVariants({
  good: { color: color.onPeacockTint },
  waiting: { color: color.onMarigoldTint },
  bad: { color: color.danger },
  neutral: { color: color.soft },
});
